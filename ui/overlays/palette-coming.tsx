import { Spinner } from "#ui/controls/indicators/spinner.tsx";
import { Kbd } from "#ui/controls/indicators/kbd.tsx";
import clsx from "clsx";
import floating from "./floating.module.css";
import overlay from "./overlay.module.css";
import styles from "./palette.module.css";

interface PaletteComingProps {
  query: string;
  onQuery: (query: string) => void;
  onEnter: () => void;
  onClose: () => void;
  placeholder: string;
}

/** The palette's box while the rest of it is fetched: what is typed into it is kept. */
export function PaletteComing({ query, onQuery, onEnter, onClose, placeholder }: PaletteComingProps) {
  return (
    <>
      <div className={overlay.veil} onClick={onClose} aria-hidden="true" />
      <div className={styles.viewport}>
        <div
          className={clsx(floating.floating, styles.palette)}
          role="dialog"
          aria-modal="true"
          aria-label="Search"
          aria-busy="true"
        >
          <div className={styles.top}>
            <Spinner />
            <input
              autoFocus
              className={styles.input}
              aria-label="Search"
              autoComplete="off"
              placeholder={placeholder}
              value={query}
              onChange={({ target }) => onQuery(target.value)}
              onKeyDown={({ key, nativeEvent }) => {
                if (nativeEvent.isComposing) return;
                if (key === "Enter") onEnter();
                if (key === "Escape") onClose();
              }}
            />
            <Kbd>Esc</Kbd>
          </div>
        </div>
      </div>
    </>
  );
}
