/** Places of bytes in a file, from 0. */
export interface BytePart {
  first: number;
  last: number;
}

/** Where files live. Keys look like "candidate-resumes/0190…/resume.pdf". */
export interface Storage {
  put(key: string, bytes: Buffer, type: string): Promise<void>;
  get(key: string): Promise<Buffer | null>;
  /** The bytes from `first` to `last`, both included, as far as the file has them. */
  getPart(key: string, part: BytePart): Promise<Buffer | null>;
  remove(key: string): Promise<void>;
}
