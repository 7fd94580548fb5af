import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import type { DriverContract } from 'flydrive/types'
import type { ByteRange } from './port.ts'

/** Where a bucket is. Without `credentials` Amazon's own chain (variables, profile, role of the machine) decides. */
export type BucketSettings = {
  bucket: string
  region: string
  /** Address of a service other than Amazon's, else null. */
  endpoint: string | null
  credentials: { accessKeyId: string; secretAccessKey: string } | null
}

/** Packages that only a bucket needs; they are large, so they are installed by those who use one. */
export const BUCKET_PACKAGES = ['@aws-sdk/client-s3', '@aws-sdk/s3-request-presigner'] as const

/** What is needed for a bucket is not installed. */
export class MissingPackage extends Error {
  override name = 'MissingPackage'
}

type Client = { send(command: object): Promise<{ Body?: Readable }> }
type Sdk = { S3Client: new (options: object) => Client; GetObjectCommand: new (input: object) => object }
type DriverModule = { S3Driver: new (options: object) => DriverContract }

/** Opens a bucket. The client is loaded by name at run time, because it is an optional peer of flydrive. */
export async function openBucket(settings: BucketSettings): Promise<{ disk: Disk; readRange: (key: string, range: ByteRange) => Promise<Readable> }> {
  const sdk = await load<Sdk>(BUCKET_PACKAGES[0])
  const { S3Driver } = await load<DriverModule>('flydrive/drivers/s3')
  const { bucket, region, endpoint, credentials } = settings
  const client = new sdk.S3Client({
    region,
    // Services that speak like S3 store the client's checksum trailer as part of the file.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED' }),
    ...(credentials === null ? {} : { credentials }),
  })
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }))
  return {
    disk,
    readRange: async (key, { start, end }) => {
      const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key: key, Range: `bytes=${start}-${end}` }))
      if (Body === undefined) throw new Error('The bucket answered without a body')
      return Body
    },
  }
}

/** True where the failure, or what caused it, says that there is no such file. */
export function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, $metadata } = error as { code?: unknown; $metadata?: { httpStatusCode?: number } }
  const isAbsent = code === 'ENOENT' || code === 'ENOTDIR' || $metadata?.httpStatusCode === 404
  return isAbsent || (error.cause !== undefined && isMissing(error.cause))
}

async function load<Module>(name: string): Promise<Module> {
  try {
    return (await import(/* @vite-ignore */ name)) as Module
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new MissingPackage(`Files in a bucket need packages that are not installed: npm install ${BUCKET_PACKAGES.join(' ')}`)
  }
}
