ALTER TABLE "enquiry_event" DROP CONSTRAINT "enquiry_event_kind_check";--> statement-breakpoint
ALTER TABLE "staff_notice" DROP CONSTRAINT "staff_notice_kind_check";--> statement-breakpoint
ALTER TABLE "quotation" ADD COLUMN "made_from_id" bigint;--> statement-breakpoint
ALTER TABLE "staff_notice" ADD COLUMN "quotation_id" bigint;--> statement-breakpoint
ALTER TABLE "staff_notice" ADD COLUMN "leads" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_notice" ADD COLUMN "gathering" text;--> statement-breakpoint
ALTER TABLE "quotation" ADD CONSTRAINT "quotation_made_from_id_quotation_version_id_fk" FOREIGN KEY ("made_from_id") REFERENCES "public"."quotation_version"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notice" ADD CONSTRAINT "staff_notice_quotation_id_quotation_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotation_made_from_idx" ON "quotation" USING btree ("made_from_id") WHERE made_from_id is not null;--> statement-breakpoint
CREATE INDEX "staff_notice_quotation_idx" ON "staff_notice" USING btree ("quotation_id") WHERE quotation_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_notice_gathering_key" ON "staff_notice" USING btree ("gathering","staff_id") WHERE gathering is not null;--> statement-breakpoint
ALTER TABLE "enquiry_event" ADD CONSTRAINT "enquiry_event_kind_check" CHECK (kind in ('received','entered','acknowledged','notified','status_changed','owner_changed','routed','corrected','answered','not_reached','buyer_wrote','reply_overdue','note_added','task_added','task_done','task_reopened','handed_to_whatsapp','mail_failed','whatsapp_failed','merged','repeated','quotation_continued','quotation_issued','quotation_opened','quotation_accepted','quotation_declined','quotation_withdrawn','quotation_reminded','quotation_lapsed'));--> statement-breakpoint
ALTER TABLE "staff_notice" ADD CONSTRAINT "staff_notice_kind_check" CHECK (kind in ('enquiry_new','enquiry_yours','enquiries_yours','reply_due_soon','reply_overdue','buyer_wrote','mail_bounced','task_due','quotation_answered','approval_asked','approval_given','approval_refused'));