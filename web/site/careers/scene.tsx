import styles from "./scene.module.css";

/** A quiet landscape in the employer's colours, for those who brought no picture. */
export function Scene() {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 1440 420"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect width="1440" height="420" className={styles.sky} />
      <circle cx="1090" cy="148" r="74" className={styles.sun} />
      <path d="M0 190c180-40 300-18 470-8s250-42 420-26 330 34 550-14v278H0z" className={styles.far} />
      <path d="M0 214h1440v206H0z" className={styles.sea} />
      <path
        d="M1012 230h156M1040 246h100M996 264h60M1100 264h104M560 238h60M700 256h90M300 240h70M820 276h70"
        className={styles.glint}
      />
      <path
        d="M0 300c160-42 280-30 400-8s180 34 300 26 160-40 330-34 260 42 410 18v118H0z"
        className={styles.near}
      />
      <path
        d="M0 352c120-30 250-34 380-14s210 46 360 36 190-44 350-38 230 34 350 18v66H0z"
        className={styles.shore}
      />
    </svg>
  );
}
