CREATE TABLE "task" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "task_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enquiry_id" bigint NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"created_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reminded_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"done_by" bigint
);
--> statement-breakpoint
ALTER TABLE "enquiry_event" DROP CONSTRAINT "enquiry_event_kind_check";--> statement-breakpoint
ALTER TABLE "staff_notice" DROP CONSTRAINT "staff_notice_kind_check";--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_enquiry_id_enquiry_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_created_by_staff_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_done_by_staff_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "task_key_key" ON "task" USING btree ("key");--> statement-breakpoint
CREATE INDEX "task_enquiry_idx" ON "task" USING btree ("enquiry_id","due_at");--> statement-breakpoint
CREATE INDEX "task_open_idx" ON "task" USING btree ("due_at","id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "task_reminder_idx" ON "task" USING btree ("due_at") WHERE done_at is null and reminded_at is null;--> statement-breakpoint
ALTER TABLE "enquiry_event" ADD CONSTRAINT "enquiry_event_kind_check" CHECK (kind in ('received','entered','acknowledged','notified','status_changed','owner_changed','routed','answered','not_reached','buyer_wrote','reply_overdue','note_added','task_added','task_done','task_reopened','handed_to_whatsapp','mail_failed','merged','repeated','quotation_issued','quotation_opened','quotation_accepted','quotation_declined','quotation_withdrawn','quotation_reminded','quotation_lapsed'));--> statement-breakpoint
ALTER TABLE "staff_notice" ADD CONSTRAINT "staff_notice_kind_check" CHECK (kind in ('enquiry_new','enquiry_yours','reply_due_soon','reply_overdue','buyer_wrote','mail_bounced','task_due','quotation_answered'));