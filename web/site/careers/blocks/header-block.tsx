import type { ReactNode } from "react";
import type { Company } from "#contract/company-shapes.ts";
import type { BlockOf } from "#shared/blocks/blocks.ts";
import { linkTo } from "#shared/links/url.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { Scene } from "../scene.tsx";
import styles from "./header-block.module.css";

interface HeaderProps {
  block: BlockOf<"header">;
  company: Company;
  open: number;
  links: readonly { href: string; label: string }[];
  /** Whether the film has no place of its own further down. */
  withVideo: boolean;
  children: ReactNode;
}

/** Who the company is in one line, with the way to its jobs. */
export function Header({ block, company, open, links, withVideo, children }: HeaderProps) {
  const { companyName } = company;
  const text = block.text || company.vibeText;
  return (
    <header className={styles.hero}>
      <a href="#main" className="sr">
        Skip to content
      </a>
      <div className={styles.top}>
        <span className={styles.company}>
          <CompanyMark name={companyName} src={company.companyLogo} alt={company.companyLogoAlt} />{" "}
          {companyName}
        </span>
        <nav aria-label="Pages">
          {links.map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </nav>
      </div>
      <div className={styles.words} id={block.id}>
        <h1>{block.title || company.companyAboutHeader || `Work at ${companyName}`}</h1>
        {text && <p>{text}</p>}
        <div className={styles.calls}>
          <a className={styles.call} href="#jobs">
            {open ? `See ${counted(open, "open job")}` : noJobs(company)}
          </a>
          {withVideo && company.careerVideo && (
            <a href={linkTo(company.careerVideo)} rel="noreferrer">
              Watch our video
            </a>
          )}
          {children}
        </div>
      </div>
      <Banner picture={block.picture} company={company} />
    </header>
  );
}

/** The page's own picture, the profile's, or a landscape in the company's colors. */
function Banner({ picture, company }: { picture: HeaderProps["block"]["picture"]; company: Company }) {
  if (picture) return <img className={styles.banner} src={picture.url} alt={picture.alt} />;
  const { companyPageBannerImage } = company;
  return companyPageBannerImage ? (
    <img className={styles.banner} src={companyPageBannerImage} alt="" />
  ) : (
    <Scene />
  );
}

/** A page in the network is there to be followed until the company hires. */
function noJobs({ appType }: Company) {
  return appType === "network" ? "Not hiring yet. Follow to hear when we do." : "No open jobs today";
}
