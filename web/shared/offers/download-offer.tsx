import { Download } from "lucide-react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";

/** The letter as PDF: as it was sent, or with the signature. */
export function DownloadOffer({ id }: { id: string }) {
  const download = useChange({
    call: () => api.offers.document({ params: { id } }),
    done: ({ fileName, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const url = URL.createObjectURL(new Blob([bytes], { type: "application/pdf" }));
      Object.assign(document.createElement("a"), { href: url, download: fileName }).click();
      URL.revokeObjectURL(url);
    },
  });
  return (
    <Button icon={Download} busy={download.isPending} onClick={() => download.mutate()}>
      Download PDF
    </Button>
  );
}
