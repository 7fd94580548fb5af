DROP INDEX "ad_event_enquiry_key";--> statement-breakpoint
ALTER TABLE "ad_event" ALTER COLUMN "enquiry_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ad_event" ADD COLUMN "kind" text DEFAULT 'lead' NOT NULL;--> statement-breakpoint
ALTER TABLE "ad_event" ADD COLUMN "dealer_application_id" bigint;--> statement-breakpoint
ALTER TABLE "ad_event" ADD COLUMN "happened_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "ad_event" ADD CONSTRAINT "ad_event_dealer_application_id_dealer_application_id_fk" FOREIGN KEY ("dealer_application_id") REFERENCES "public"."dealer_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ad_event_dealer_key" ON "ad_event" USING btree ("dealer_application_id","kind");--> statement-breakpoint
CREATE INDEX "enquiry_event_status_idx" ON "enquiry_event" USING btree ("enquiry_id") WHERE kind = 'status_changed';--> statement-breakpoint
CREATE UNIQUE INDEX "ad_event_enquiry_key" ON "ad_event" USING btree ("enquiry_id","kind");--> statement-breakpoint
ALTER TABLE "ad_event" ADD CONSTRAINT "ad_event_kind_check" CHECK (kind in ('lead','qualified','quoted','won','dealer'));--> statement-breakpoint
ALTER TABLE "ad_event" ADD CONSTRAINT "ad_event_subject_check" CHECK (num_nonnulls("ad_event"."enquiry_id", "ad_event"."dealer_application_id") = 1);--> statement-breakpoint
UPDATE "ad_event" SET "happened_at" = "created_at";