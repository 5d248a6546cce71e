interface Details {
  reason: string;
  allowPropagation: () => void;
}

/** Escape closes a list, then what the control stands in; it never empties what was written or chosen. */
export function unlessEscape<Value>(change: (value: Value, details: Details) => void) {
  return (value: Value, details: Details) => {
    if (details.reason === "escape-key") details.allowPropagation();
    else change(value, details);
  };
}
