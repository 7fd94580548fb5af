CREATE TABLE "dealer_document" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dealer_document_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dealer_application_id" bigint NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"byte_size" integer NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dealer_status_link" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dealer_status_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dealer_application_id" bigint NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dealer_application" ADD COLUMN "mobile_e164" text;--> statement-breakpoint
ALTER TABLE "dealer_application" ADD COLUMN "whatsapp_e164" text;--> statement-breakpoint
ALTER TABLE "dealer_application" ADD COLUMN "territory" text;--> statement-breakpoint
ALTER TABLE "dealer_application" ADD COLUMN "business_kind" text;--> statement-breakpoint
ALTER TABLE "dealer_application" ADD COLUMN "years_in_business" integer;--> statement-breakpoint
ALTER TABLE "dealer_application" ADD COLUMN "yearly_volume" text;--> statement-breakpoint
ALTER TABLE "dealer_application" ADD COLUMN "brands" text;--> statement-breakpoint
ALTER TABLE "dealer_application" ADD COLUMN "interests" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "dealer_application" ADD COLUMN "has_showroom" boolean;--> statement-breakpoint
ALTER TABLE "dealer_application" ADD COLUMN "has_workshop" boolean;--> statement-breakpoint
ALTER TABLE "dealer_application" ADD COLUMN "is_quarantined" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_delivery" ADD COLUMN "dealer_application_id" bigint;--> statement-breakpoint
ALTER TABLE "dealer_document" ADD CONSTRAINT "dealer_document_dealer_application_id_dealer_application_id_fk" FOREIGN KEY ("dealer_application_id") REFERENCES "public"."dealer_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dealer_status_link" ADD CONSTRAINT "dealer_status_link_dealer_application_id_dealer_application_id_fk" FOREIGN KEY ("dealer_application_id") REFERENCES "public"."dealer_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dealer_document_storage_key" ON "dealer_document" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "dealer_document_application_idx" ON "dealer_document" USING btree ("dealer_application_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "dealer_status_link_code_key" ON "dealer_status_link" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "dealer_status_link_application_idx" ON "dealer_status_link" USING btree ("dealer_application_id");--> statement-breakpoint
ALTER TABLE "mail_delivery" ADD CONSTRAINT "mail_delivery_dealer_application_id_dealer_application_id_fk" FOREIGN KEY ("dealer_application_id") REFERENCES "public"."dealer_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dealer_application_created_idx" ON "dealer_application" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "dealer_application_stage_idx" ON "dealer_application" USING btree ("stage","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "dealer_application_owner_idx" ON "dealer_application" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "dealer_application_mail_idx" ON "dealer_application" USING btree (lower(mail),"created_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "dealer_application" ADD CONSTRAINT "dealer_application_kind_check" CHECK (business_kind in ('importer','dealership','used_trader','fleet','workshop','other'));--> statement-breakpoint
ALTER TABLE "dealer_application" ADD CONSTRAINT "dealer_application_volume_check" CHECK (yearly_volume in ('1-10','11-50','51-200','201-500','501+'));--> statement-breakpoint
ALTER TABLE "dealer_application" ADD CONSTRAINT "dealer_application_years_check" CHECK (years_in_business between 0 and 300);--> statement-breakpoint
ALTER TABLE "dealer_application_event" ADD CONSTRAINT "dealer_application_event_kind_check" CHECK (kind in ('submitted','acknowledged','notified','stage_changed','owner_changed','note_added','documents_added','link_requested','released','mail_failed'));