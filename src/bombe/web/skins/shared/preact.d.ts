// The types of preact.js, which is vendored: htm's build of Preact with hooks and templates.

import type { ComponentChild, VNode } from "preact";

export { Component, createContext, h } from "preact";
export {
  useCallback,
  useContext,
  useDebugValue,
  useEffect,
  useErrorBoundary,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from "preact/hooks";

export function html(strings: TemplateStringsArray, ...values: unknown[]): VNode;
export function render(tree: ComponentChild, parent: Element): void;
