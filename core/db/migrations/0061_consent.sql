ALTER TABLE "ad_delivery" ADD COLUMN "claimed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ad_event" ADD COLUMN "value_cents" bigint;--> statement-breakpoint
CREATE INDEX "ad_event_client_idx" ON "ad_event" USING btree ("client_id") WHERE "ad_event"."client_id" is not null;