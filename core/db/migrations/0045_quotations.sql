CREATE TABLE "quotation" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"enquiry_id" bigint NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"draft" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"issued_version" integer,
	"total_cents" bigint NOT NULL,
	"valid_until" text NOT NULL,
	"staff_id" bigint,
	"approved_by_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotation_state_check" CHECK (state in ('draft','waiting','approved','issued','accepted','declined','withdrawn')),
	CONSTRAINT "quotation_valid_until_check" CHECK (valid_until ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$')
);
--> statement-breakpoint
CREATE TABLE "quotation_number" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotation_version" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotation_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"quotation_id" bigint NOT NULL,
	"revision" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"hash" text NOT NULL,
	"mark" "bytea" NOT NULL,
	"verify_code" text NOT NULL,
	"valid_until" text NOT NULL,
	"issued_by_id" bigint,
	"issued_at" timestamp with time zone NOT NULL,
	"is_mailed" boolean DEFAULT false NOT NULL,
	"opened_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"accepted_by" text,
	"declined_at" timestamp with time zone,
	"decline_reason" text,
	"decline_message" text,
	"reminded_at" timestamp with time zone,
	"lapsed_at" timestamp with time zone,
	CONSTRAINT "quotation_version_reason_check" CHECK (decline_reason in ('price','shipping','terms','vehicle','later','elsewhere','other')),
	CONSTRAINT "quotation_version_answer_check" CHECK ("quotation_version"."accepted_at" is null or "quotation_version"."declined_at" is null)
);
--> statement-breakpoint
ALTER TABLE "enquiry_event" DROP CONSTRAINT "enquiry_event_kind_check";--> statement-breakpoint
ALTER TABLE "quotation" ADD CONSTRAINT "quotation_enquiry_id_enquiry_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation" ADD CONSTRAINT "quotation_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation" ADD CONSTRAINT "quotation_approved_by_id_staff_id_fk" FOREIGN KEY ("approved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_version" ADD CONSTRAINT "quotation_version_quotation_id_quotation_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_version" ADD CONSTRAINT "quotation_version_issued_by_id_staff_id_fk" FOREIGN KEY ("issued_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quotation_number_key" ON "quotation" USING btree ("number");--> statement-breakpoint
CREATE INDEX "quotation_enquiry_idx" ON "quotation" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "quotation_state_idx" ON "quotation" USING btree ("state","updated_at");--> statement-breakpoint
CREATE INDEX "quotation_updated_idx" ON "quotation" USING btree ("updated_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "quotation_version_revision_key" ON "quotation_version" USING btree ("quotation_id","revision");--> statement-breakpoint
CREATE UNIQUE INDEX "quotation_version_mark_key" ON "quotation_version" USING btree ("mark");--> statement-breakpoint
CREATE UNIQUE INDEX "quotation_version_code_key" ON "quotation_version" USING btree ("verify_code");--> statement-breakpoint
CREATE INDEX "quotation_version_end_idx" ON "quotation_version" USING btree ("valid_until") WHERE accepted_at is null and declined_at is null and lapsed_at is null;--> statement-breakpoint
ALTER TABLE "enquiry_event" ADD CONSTRAINT "enquiry_event_kind_check" CHECK (kind in ('received','entered','acknowledged','notified','status_changed','owner_changed','note_added','handed_to_whatsapp','mail_failed','merged','repeated','quotation_issued','quotation_opened','quotation_accepted','quotation_declined','quotation_withdrawn','quotation_reminded','quotation_lapsed'));