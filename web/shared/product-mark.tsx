import { productName } from "#shared/product.ts";
import styles from "./product-mark.module.css";

/** Two lines that run beside each other. */
export function ProductMark() {
  return (
    <span className={styles.brand}>
      <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
        <rect x="1" y="1" width="22" height="22" rx="6" className={styles.ground} />
        <path d="M9 17V7m6 10V7" className={styles.lines} />
      </svg>
      {productName}
    </span>
  );
}
