ALTER TABLE "media" DROP CONSTRAINT "media_kind_check";--> statement-breakpoint
ALTER TABLE "activity" ALTER COLUMN "starts_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "activity" ALTER COLUMN "ends_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "kind" text DEFAULT 'fair' NOT NULL;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_translation" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "download" ADD COLUMN "document_sign" text NOT NULL;--> statement-breakpoint
ALTER TABLE "download" ADD COLUMN "file_language" text;--> statement-breakpoint
CREATE UNIQUE INDEX "download_file_name_key" ON "download" USING btree ("file_name");--> statement-breakpoint
CREATE INDEX "download_media_idx" ON "download" USING btree ("media_id");--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_kind_check" CHECK (kind in ('image','video','drawing','document'));