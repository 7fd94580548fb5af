CREATE TABLE "routing_turn" (
	"rule_key" text NOT NULL,
	"staff_id" bigint NOT NULL,
	"turn" bigint NOT NULL,
	CONSTRAINT "routing_turn_rule_key_staff_id_pk" PRIMARY KEY("rule_key","staff_id")
);
--> statement-breakpoint
CREATE TABLE "staff_absence" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_absence_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"staff_id" bigint NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_absence_days_check" CHECK (first_day <= last_day)
);
--> statement-breakpoint
ALTER TABLE "enquiry_event" DROP CONSTRAINT "enquiry_event_kind_check";--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "awaiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "reply_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "reply_warn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "reply_warned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "reply_escalated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "week" jsonb;--> statement-breakpoint
ALTER TABLE "routing_turn" ADD CONSTRAINT "routing_turn_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_absence" ADD CONSTRAINT "staff_absence_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_absence_staff_idx" ON "staff_absence" USING btree ("staff_id","last_day");--> statement-breakpoint
CREATE INDEX "enquiry_first_due_idx" ON "enquiry" USING btree ("reply_due_at","id");--> statement-breakpoint
CREATE INDEX "enquiry_last_due_idx" ON "enquiry" USING btree ("reply_due_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "enquiry_awaited_idx" ON "enquiry" USING btree ("created_at","id") WHERE awaiting_since is not null;--> statement-breakpoint
CREATE INDEX "enquiry_reply_look_idx" ON "enquiry" USING btree ("reply_warn_at") WHERE awaiting_since is not null and reply_escalated_at is null;--> statement-breakpoint
ALTER TABLE "enquiry_event" ADD CONSTRAINT "enquiry_event_kind_check" CHECK (kind in ('received','entered','acknowledged','notified','status_changed','owner_changed','routed','answered','not_reached','buyer_wrote','reply_overdue','note_added','handed_to_whatsapp','mail_failed','merged','repeated','quotation_issued','quotation_opened','quotation_accepted','quotation_declined','quotation_withdrawn','quotation_reminded','quotation_lapsed'));
--> statement-breakpoint
-- Whoever waits today goes on waiting; when that is due is reckoned by the job.
UPDATE "enquiry" SET "awaiting_since" = "created_at" WHERE "status" = 'new' AND "first_response_at" IS NULL AND NOT "is_quarantined";
