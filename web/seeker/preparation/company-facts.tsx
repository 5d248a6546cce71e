import { companySizeRanges } from "#contract/company-shapes.ts";
import type { Preparation } from "#contract/interview-preparation.ts";
import { Link } from "#ui/controls/buttons/link.tsx";
import { StatList } from "#ui/data/lists/stat-list.tsx";
import styles from "./preparation.module.css";

/** What the company says about itself. */
export function CompanyFacts({ company }: { company: Preparation["company"] }) {
  const { companyAboutHeader, slug, website, values } = company;
  const stats = factsOf(company);
  return (
    <div className={styles.company}>
      {companyAboutHeader && <p>{companyAboutHeader}</p>}
      {stats.length > 0 && <StatList stats={stats} />}
      {values.length > 0 && (
        <ul className={styles.plain}>
          {values.map(({ title, description }) => (
            <li key={title}>
              <strong>{title}</strong>
              {description && ` ${description}`}
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link href={`/${slug}/careers`}>Careers page</Link>
        {website && (
          <>
            {" "}
            <Link href={website} target="_blank" rel="noreferrer">
              Website
            </Link>
          </>
        )}
      </p>
    </div>
  );
}

function factsOf(company: Preparation["company"]) {
  const { companyIndustry, companySize, companyHQlocation, companyFoundedYear } = company;
  const people =
    companySize && (companySizeRanges[companySize as keyof typeof companySizeRanges] ?? companySize);
  return [
    { label: "Industry", value: companyIndustry.join(", ") },
    { label: "Size", value: people },
    { label: "Headquarters", value: companyHQlocation },
    { label: "Founded", value: companyFoundedYear },
  ].filter(({ value }) => value);
}
