ALTER TABLE "enquiry_event" DROP CONSTRAINT "enquiry_event_kind_check";--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "loss_reason" text;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "loss_note" text;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "expected_value_cents" bigint;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "expected_close_on" text;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "sale_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "enquiry_first_value_idx" ON "enquiry" USING btree ("expected_value_cents","id");--> statement-breakpoint
CREATE INDEX "enquiry_last_value_idx" ON "enquiry" USING btree ("expected_value_cents" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "enquiry_board_idx" ON "enquiry" USING btree ("status","is_quarantined","expected_value_cents" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "enquiry_loss_idx" ON "enquiry" USING btree ("loss_reason","created_at","id") WHERE loss_reason is not null;--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_loss_reason_check" CHECK (loss_reason in ('price','other_supplier','not_available','import_not_allowed','financing','no_reply','not_serious','other'));--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_loss_check" CHECK (status = 'lost' or (loss_reason is null and loss_note is null));--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_expected_value_check" CHECK (expected_value_cents between 0 and 100000000000);--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_expected_close_check" CHECK (expected_close_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$');--> statement-breakpoint
ALTER TABLE "enquiry_event" ADD CONSTRAINT "enquiry_event_kind_check" CHECK (kind in ('received','entered','acknowledged','notified','status_changed','owner_changed','routed','corrected','sale_changed','answered','not_reached','buyer_wrote','reply_overdue','note_added','task_added','task_done','task_reopened','handed_to_whatsapp','mail_failed','whatsapp_failed','merged','repeated','quotation_continued','quotation_issued','quotation_opened','quotation_accepted','quotation_declined','quotation_withdrawn','quotation_reminded','quotation_lapsed'));