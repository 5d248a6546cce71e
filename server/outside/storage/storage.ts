/** Where files live. Keys look like "candidate-resumes/0190…/resume.pdf". */
export interface Storage {
  put(key: string, bytes: Buffer, type: string): Promise<void>;
  get(key: string): Promise<Buffer | null>;
  remove(key: string): Promise<void>;
}
