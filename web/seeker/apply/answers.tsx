import type { Found } from "#contract/assistant-shapes.ts";
import { createClient } from "#contract/client.ts";
import { files } from "#contract/files.ts";
import type { Job } from "#contract/job-shapes.ts";
import { answersSortNotice } from "#shared/jobs/questions.ts";
import { senderWithProgress } from "#web/api/sender.ts";
import type { VideoWays } from "#web/shared/videos/send-video.ts";
import { VideoById } from "#web/shared/videos/video-by-id.tsx";
import { AnswerField, type UploadAnswer } from "./answer-field.tsx";
import type { Draft } from "./application-data.ts";
import styles from "./apply.module.css";

export type Given = Pick<Draft, "answers" | "fileNames" | "captions">;
interface AnswersProps extends Given {
  job: Pick<Job, "prompts" | "answersSort">;
  /** What the server says about single answers. */
  fields: Record<string, string | undefined>;
  upload: UploadAnswer;
  videoWays: VideoWays;
  /** Asks what the person's own resumes say to a question; nobody has any before they sign in. */
  findLines?: (question: string) => Promise<Found>;
  onChange: (given: Given) => void;
}

/** The questions of a job, and what answers can do. */
export function Answers({ job, fields, upload, videoWays, findLines, onChange, ...given }: AnswersProps) {
  const { answers, fileNames, captions = {} } = given;
  return (
    <>
      {job.prompts.map((question) => {
        const { id } = question;
        const value = answers[id] ?? "";
        if (question.kind === "video")
          return (
            <VideoById
              key={id}
              label={question.question}
              optional={!question.required}
              value={value}
              captions={captions[id] ?? ""}
              error={fields[`answers.${id}`]}
              ways={videoWays}
              onChange={(answer, said) =>
                onChange({
                  ...given,
                  answers: { ...answers, [id]: answer },
                  captions: { ...captions, [id]: said },
                })
              }
            />
          );
        return (
          <AnswerField
            key={id}
            question={question}
            value={value}
            fileName={fileNames[value]}
            error={fields[`answers.${id}`]}
            upload={upload}
            findLines={findLines}
            onChange={(answer, fileName) =>
              onChange({
                ...given,
                answers: { ...answers, [id]: answer },
                fileNames: fileName ? { ...fileNames, [answer]: fileName } : fileNames,
              })
            }
          />
        );
      })}
      {job.answersSort && <p className={styles.quiet}>{answersSortNotice}</p>}
    </>
  );
}

/** The answers as they are sent. */
export function sentAnswers({ prompts }: Pick<Job, "prompts">, { answers, captions = {} }: Given) {
  return prompts
    .map(({ id }) => ({
      promptId: id,
      answer: answers[id] ?? "",
      ...(captions[id] && { captions: captions[id] }),
    }))
    .filter(({ answer }) => answer.trim());
}

/** Takes the file of an answer from whoever is signed in. */
export const uploadAnswer: UploadAnswer = (file, onProgress) =>
  createClient({ files }, senderWithProgress(onProgress)).files.upload({
    file,
    fileName: file.name,
    body: { folder: "answers" },
  });
