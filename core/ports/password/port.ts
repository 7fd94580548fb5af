/** argon2id over the transformed password (R12.2). `verify` of null does the same work, so that unknown accounts take as long. */
export type PasswordHasher = {
  hash(transformed: string): Promise<string>
  verify(hash: string | null, transformed: string): Promise<boolean>
}
