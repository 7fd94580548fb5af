ALTER TABLE "mail_delivery" ADD COLUMN "tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail_delivery" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member_mail" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "mail_delivery_enquiry_idx" ON "mail_delivery" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "mail_delivery_dealer_idx" ON "mail_delivery" USING btree ("dealer_application_id");--> statement-breakpoint
CREATE INDEX "mail_delivery_trouble_idx" ON "mail_delivery" USING btree ("enquiry_id","dealer_application_id") WHERE error is not null;--> statement-breakpoint
-- Keys are kept by caller now: those of partners move to their own scope, so that a lead sent again over the upgrade is not taken twice.
UPDATE "idempotency_key" "k" SET "scope" = 'enquiry partner:' || "p"."id"
FROM "enquiry" "e" JOIN "partner" "p" ON "p"."app_key" = "e"."origin_id"
WHERE "e"."origin" = 'partner' AND "k"."scope" = 'enquiry' AND "k"."answer"->>'reference' = "e"."reference";
