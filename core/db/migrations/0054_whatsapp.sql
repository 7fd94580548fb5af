CREATE TABLE "whatsapp_delivery" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "whatsapp_delivery_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" bigint NOT NULL,
	"template" jsonb,
	"status" text DEFAULT 'pending' NOT NULL,
	"error" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp with time zone,
	"held_until" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "whatsapp_delivery_status_check" CHECK (status in ('pending','sent','failed'))
);
--> statement-breakpoint
ALTER TABLE "enquiry_event" DROP CONSTRAINT "enquiry_event_kind_check";--> statement-breakpoint
ALTER TABLE "whatsapp_delivery" ADD CONSTRAINT "whatsapp_delivery_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "whatsapp_delivery_message_key" ON "whatsapp_delivery" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "enquiry_whatsapp_idx" ON "enquiry" USING btree ("whatsapp_e164");--> statement-breakpoint
CREATE INDEX "message_whatsapp_from_idx" ON "message" USING btree ("from_address","created_at") WHERE channel = 'whatsapp' and direction = 'in';--> statement-breakpoint
ALTER TABLE "enquiry_event" ADD CONSTRAINT "enquiry_event_kind_check" CHECK (kind in ('received','entered','acknowledged','notified','status_changed','owner_changed','routed','answered','not_reached','buyer_wrote','reply_overdue','note_added','task_added','task_done','task_reopened','handed_to_whatsapp','mail_failed','whatsapp_failed','merged','repeated','quotation_issued','quotation_opened','quotation_accepted','quotation_declined','quotation_withdrawn','quotation_reminded','quotation_lapsed'));--> statement-breakpoint
ALTER TABLE "mailbox" ADD CONSTRAINT "mailbox_kind_check" CHECK (kind in ('imap','folder'));--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_marks_check" CHECK (marks <@ array['other_sender','automatic','too_large','unreadable','shortened','media_left']);