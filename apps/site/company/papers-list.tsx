/** The papers of a deal: what each is called, what it proves and who issues it. */
export function PapersList({ papers }: { papers: readonly { name: string; text: string }[] }) {
  return (
    <dl className="grid gap-x-12 desktop:grid-cols-2">
      {papers.map((paper) => (
        <div key={paper.name} className="border-b border-line py-4">
          <dt className="font-semibold">{paper.name}</dt>
          <dd className="mt-1 text-muted">{paper.text}</dd>
        </div>
      ))}
    </dl>
  )
}
