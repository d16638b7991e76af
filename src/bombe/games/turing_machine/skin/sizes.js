// The sizes of a window at which the board is laid out otherwise: the same as in the styles.

export const WIDE = "(min-width: 1180px)"; // the sheet is beside the cards
export const PHONE = "(max-width: 699px), (max-width: 1179px) and (max-height: 559px)"; // upright, or on its side
