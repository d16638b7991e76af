"""Both games on paper: pages that are printed and cut out, set by typst.

`choices` says what may be chosen, `punched` where the windows and answers of the paper computer
are. Whatever is printed is a list of `Page`s, of which `typeset` makes a PDF and `layout` a list of
places.
"""
