import { EnquiryForm, type EnquiryFormProps } from '#apps/site/enquiry/enquiry-form.tsx'
import { Heading } from '#apps/site/ui/index.ts'

/** The enquiry form of a detail page; `originId` is what the page is of. */
export function AskSection({ title, text, ...form }: { title: string; text: string } & Pick<EnquiryFormProps, 'originId' | 'subject' | 'remark' | 'hasVin'>) {
  return (
    <section id="form" aria-labelledby="form-title">
      <Heading level={2} id="form-title">
        {title}
      </Heading>
      <p className="mt-2 mb-6 text-muted">{text}</p>
      <EnquiryForm origin="car_detail" {...form} />
    </section>
  )
}
