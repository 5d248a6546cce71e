import {
  Bot,
  Briefcase,
  Building2,
  FileSpreadsheet,
  Globe,
  Link2,
  Megaphone,
  Network,
  PenLine,
  Search,
  Sparkles,
  Store,
  UserPlus,
  UserRoundSearch,
  Users,
} from "lucide-react";
import type { ApplicationSource } from "#contract/application-sources.ts";
import { Icon, type LucideIcon } from "#ui/controls/indicators/icon.tsx";
import styles from "./source-name.module.css";

const icons: Record<ApplicationSource, LucideIcon> = {
  Matches: Sparkles,
  Search,
  Marketplace: Store,
  Assistant: Bot,
  "Careers page": Building2,
  "Job page": Briefcase,
  "Shared link": Globe,
  Referral: Users,
  "Referral link": Link2,
  Network,
  "Talent pool": UserRoundSearch,
  "Automatic sourcing": Sparkles,
  "Uploaded file": FileSpreadsheet,
  "Added by hand": PenLine,
};

interface SourceNameProps {
  source: string;
  /** A teammate named the person, wherever they found them. */
  manualAdd?: boolean;
}
/** Which way an application came, by its mark and name; every other name is that of a job exchange. */
export function SourceName({ source, manualAdd = false }: SourceNameProps) {
  const icon = Object.hasOwn(icons, source) ? icons[source as ApplicationSource] : Megaphone;
  return (
    <span className={styles.source}>
      <Icon of={icon} size="sm" /> <span>{source}</span>
      {manualAdd && source !== "Added by hand" && (
        <>
          {" "}
          <Icon of={UserPlus} size="sm" /> Added by a teammate
        </>
      )}
    </span>
  );
}
