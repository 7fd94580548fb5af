CREATE INDEX "car_range_order_idx" ON "car" USING btree ("range_km" DESC NULLS LAST,"id") WHERE publish_state = 'published';--> statement-breakpoint
CREATE INDEX "car_power_order_idx" ON "car" USING btree ("power_kw" DESC NULLS LAST,"id") WHERE publish_state = 'published';--> statement-breakpoint
CREATE INDEX "car_year_order_idx" ON "car" USING btree ("model_year" DESC NULLS LAST,"id") WHERE publish_state = 'published';--> statement-breakpoint
CREATE INDEX "used_car_newest_order_idx" ON "used_car" USING btree ("status","id" DESC NULLS LAST) WHERE publish_state = 'published';