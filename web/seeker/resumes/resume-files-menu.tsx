import { Braces, Download, FileText, FileType, ScanText, TextInitial } from "lucide-react";
import type { ResumeContent } from "#contract/resumes.ts";
import { type ResumeFileKind, resumeFileKinds, resumeFileNames } from "#shared/resumes/resume-files.ts";
import { leftOutOfJson } from "#shared/resumes/json-resume-gaps.ts";
import { sentenceList } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import type { LucideIcon } from "#ui/controls/indicators/icon.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { Menu, type MenuItem } from "#ui/overlays/menu.tsx";

const icons: Record<ResumeFileKind, LucideIcon> = {
  pdf: FileText,
  docx: FileType,
  json: Braces,
  txt: TextInitial,
};

interface ResumeFilesMenuProps {
  resumeId: string;
  content: ResumeContent;
  /** Keeps what is not saved yet before a file is written. */
  before?: () => Promise<unknown>;
}

/** The files a resume can be saved as, and what a machine reads in them. */
export function ResumeFilesMenu({ resumeId, content, before }: ResumeFilesMenuProps) {
  const download = (as: ResumeFileKind) =>
    void Promise.resolve(before?.()).then(
      () => window.location.assign(`/api/candidate/resume/download?id=${resumeId}&as=${as}`),
      () => undefined,
    );
  const phone = usePhone();
  const gaps = leftOutOfJson(content);
  const files = resumeFileKinds.map((as): MenuItem => ({
    label: resumeFileNames[as],
    icon: icons[as],
    onSelect: () => download(as),
    ...(as === "json" && gaps.length > 0 && { hint: `Leaves out ${sentenceList(gaps)}: not a full address` }),
  }));
  return (
    <Menu
      trigger={
        phone ? (
          <IconButton icon={Download} label="Download" />
        ) : (
          <Button tone="fill" size="sm" icon={Download}>
            Download
          </Button>
        )
      }
      items={[
        { items: files },
        { items: [{ label: "What a machine reads", icon: ScanText, href: `/resumes/${resumeId}/reading` }] },
      ]}
    />
  );
}
