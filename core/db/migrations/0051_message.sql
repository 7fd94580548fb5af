CREATE TABLE "mailbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mailbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"mark" text,
	"looked_at" timestamp with time zone,
	"error" text,
	"failing_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enquiry_id" bigint,
	"direction" text NOT NULL,
	"channel" text NOT NULL,
	"staff_id" bigint,
	"identity" text NOT NULL,
	"message_id" text,
	"from_name" text NOT NULL,
	"from_address" text NOT NULL,
	"to_address" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"locale" text,
	"marks" text[] DEFAULT '{}' NOT NULL,
	"unmatched_reason" text,
	"dismissed_at" timestamp with time zone,
	"written_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_direction_check" CHECK (direction in ('in','out')),
	CONSTRAINT "message_channel_check" CHECK (channel in ('mail','whatsapp')),
	CONSTRAINT "message_unmatched_check" CHECK (unmatched_reason in ('no_trace','other_sender','too_many','quarantined')),
	CONSTRAINT "message_place_check" CHECK (enquiry_id is not null or unmatched_reason is not null)
);
--> statement-breakpoint
CREATE TABLE "message_file" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text,
	"byte_size" integer NOT NULL,
	"storage_key" text,
	"fault" text,
	CONSTRAINT "message_file_fault_check" CHECK (fault in ('type_refused','too_large','empty','too_many','no_room')),
	CONSTRAINT "message_file_kept_check" CHECK ((storage_key is null) = (fault is not null))
);
--> statement-breakpoint
ALTER TABLE "keeping_time" DROP CONSTRAINT "keeping_time_kind_check";--> statement-breakpoint
ALTER TABLE "staff_notice" DROP CONSTRAINT "staff_notice_kind_check";--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_enquiry_id_enquiry_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_file" ADD CONSTRAINT "message_file_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mailbox_name_key" ON "mailbox" USING btree ("name");--> statement-breakpoint
CREATE UNIQUE INDEX "message_identity_key" ON "message" USING btree ("identity");--> statement-breakpoint
CREATE INDEX "message_enquiry_idx" ON "message" USING btree ("enquiry_id","created_at","id");--> statement-breakpoint
CREATE INDEX "message_message_id_idx" ON "message" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "message_unmatched_idx" ON "message" USING btree ("created_at","id") WHERE enquiry_id is null and dismissed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "message_file_place_key" ON "message_file" USING btree ("message_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "message_file_storage_key" ON "message_file" USING btree ("storage_key");--> statement-breakpoint
ALTER TABLE "keeping_time" ADD CONSTRAINT "keeping_time_kind_check" CHECK (kind in ('quarantine','customer','buyer','intent','mail','unmatched'));--> statement-breakpoint
ALTER TABLE "staff_notice" ADD CONSTRAINT "staff_notice_kind_check" CHECK (kind in ('enquiry_new','enquiry_yours','reply_due_soon','reply_overdue','buyer_wrote','mail_bounced','quotation_answered'));