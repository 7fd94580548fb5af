ALTER TABLE "brand_media" DROP CONSTRAINT "brand_media_tab_check";--> statement-breakpoint
ALTER TABLE "car_media" DROP CONSTRAINT "car_media_tab_check";--> statement-breakpoint
ALTER TABLE "fitting_media" DROP CONSTRAINT "fitting_media_tab_check";--> statement-breakpoint
ALTER TABLE "used_car_media" DROP CONSTRAINT "used_car_media_tab_check";--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "rendition_state" text DEFAULT 'pending' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "poster_id" bigint;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_media_media_idx" ON "brand_media" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "car_media_media_idx" ON "car_media" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "fitting_media_media_idx" ON "fitting_media" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "media_unrendered_idx" ON "media" USING btree ("id") WHERE rendition_state in ('pending', 'shown');--> statement-breakpoint
CREATE INDEX "media_poster_idx" ON "media" USING btree ("poster_id");--> statement-breakpoint
CREATE INDEX "used_car_media_media_idx" ON "used_car_media" USING btree ("media_id");--> statement-breakpoint
ALTER TABLE "brand_media" ADD CONSTRAINT "brand_media_tab_check" CHECK (tab in ('video','exterior','interior','document','spin'));--> statement-breakpoint
ALTER TABLE "car_media" ADD CONSTRAINT "car_media_tab_check" CHECK (tab in ('video','exterior','interior','document','spin'));--> statement-breakpoint
ALTER TABLE "fitting_media" ADD CONSTRAINT "fitting_media_tab_check" CHECK (tab in ('video','exterior','interior','document','spin'));--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_rendition_state_check" CHECK (rendition_state in ('pending','shown','done','failed'));--> statement-breakpoint
ALTER TABLE "used_car_media" ADD CONSTRAINT "used_car_media_tab_check" CHECK (tab in ('video','exterior','interior','document','spin'));