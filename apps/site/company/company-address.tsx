import type { CompanyIdentity } from './company-identity.ts'

/** Who the company is by law, as on an envelope. Each line is in its own direction. */
export function CompanyAddress({ identity }: { identity: CompanyIdentity }) {
  return (
    <address className="not-italic">
      {identity.name === null ? null : (
        <p className="font-semibold">
          <bdi>{identity.name}</bdi>
        </p>
      )}
      {identity.lines.map((line) => (
        <p key={line}>
          <bdi>{line}</bdi>
        </p>
      ))}
    </address>
  )
}
