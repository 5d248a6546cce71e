import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import type { Config } from "#server/config.ts";
import type { Storage } from "./storage.ts";

/** Files in a bucket of any S3-compatible service. */
export function s3Storage(config: Config): Storage {
  const Bucket = config.S3_BUCKET!;
  const client = new S3Client({
    region: config.S3_REGION,
    ...(config.S3_ENDPOINT && { endpoint: config.S3_ENDPOINT, forcePathStyle: true }),
    credentials: { accessKeyId: config.S3_ACCESS_KEY_ID!, secretAccessKey: config.S3_SECRET_ACCESS_KEY! },
  });
  async function read(wanted: { Key: string; Range?: string }) {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, ...wanted }));
      return Buffer.from(await Body!.transformToByteArray());
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }
  return {
    async put(Key, Body, ContentType) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }));
    },
    get: (Key) => read({ Key }),
    getPart: (Key, { first, last }) => read({ Key, Range: `bytes=${first}-${last}` }),
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
  };
}
