import { Mark } from "#ui/data/identity/mark.tsx";
import styles from "./landing.module.css";

const requirements = [
  {
    fit: "met",
    text: "3 years of product design",
    line: "“Product designer, Reisvogel, Nov 2022 – now”",
  },
  {
    fit: "met",
    text: "Prototyping",
    line: "“Prototyped lift reports; 90,000 volunteers send them today.”",
  },
  { fit: "unclear", text: "Driver’s license", line: "Your resume doesn’t mention it." },
] as const;

/** How a match explains itself, with a person and a job of the demo world. */
export function ExampleMatch() {
  return (
    <figure className={styles.example}>
      <figcaption>Example match</figcaption>
      <p className={styles.job}>Product designer</p>
      <p className={styles.facts}>Bristol or remote UK, £62,000–74,000</p>
      <ul>
        {requirements.map(({ fit, text, line }) => (
          <li key={text}>
            <Mark fit={fit} />
            <div>
              <p>{text}</p>
              <small>{line}</small>
            </div>
          </li>
        ))}
      </ul>
    </figure>
  );
}
