import { ListPlus } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { ListNameDialog } from "./list-name-dialog.tsx";
import { useLists } from "./use-lists.ts";

/** Starts a list, and opens it. */
export function NewList() {
  const { start } = useLists();
  const [naming, setNaming] = useState(false);
  return (
    <>
      <Button icon={ListPlus} onClick={() => setNaming(true)}>
        New list
      </Button>
      <ListNameDialog
        title="New list"
        action="Create list"
        open={naming}
        onOpenChange={setNaming}
        onName={start}
      />
    </>
  );
}
