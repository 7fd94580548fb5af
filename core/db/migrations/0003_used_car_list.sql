DROP INDEX "used_car_price_idx";--> statement-breakpoint
CREATE INDEX "used_car_model_idx" ON "used_car" USING btree ("brand_id","model_name");--> statement-breakpoint
CREATE INDEX "used_car_default_order_idx" ON "used_car" USING btree ("status","model_year" DESC NULLS LAST,"id") WHERE publish_state = 'published';--> statement-breakpoint
CREATE INDEX "used_car_price_order_idx" ON "used_car" USING btree ("status","fob_price_usd_cents","id") WHERE publish_state = 'published';--> statement-breakpoint
CREATE INDEX "used_car_price_desc_order_idx" ON "used_car" USING btree ("status","fob_price_usd_cents" DESC NULLS LAST,"id") WHERE publish_state = 'published';--> statement-breakpoint
CREATE INDEX "used_car_mileage_order_idx" ON "used_car" USING btree ("status","mileage_km","id") WHERE publish_state = 'published';--> statement-breakpoint
CREATE INDEX "used_car_search_words_idx" ON "used_car" USING gin (to_tsvector('simple', search_text));