ALTER TABLE "setting" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "setting" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Facts of the company were a row each; the sample company is known by its address, which reaches nobody.
INSERT INTO "setting" ("key", "value", "is_sample")
SELECT 'company', jsonb_object_agg(substr("key", 9), "value"), bool_or("key" = 'company.mail' AND "value" = '"sales@quayline.example"')
FROM "setting" WHERE "key" LIKE 'company.%' HAVING count(*) > 0;--> statement-breakpoint
DELETE FROM "setting" WHERE "key" LIKE 'company.%';--> statement-breakpoint
INSERT INTO "setting" ("key", "value") SELECT 'notices', jsonb_build_object('enquiry_mails', "value") FROM "setting" WHERE "key" = 'enquiry.notify_mails';--> statement-breakpoint
DELETE FROM "setting" WHERE "key" = 'enquiry.notify_mails';
