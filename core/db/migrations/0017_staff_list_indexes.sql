CREATE INDEX "car_changed_idx" ON "car" USING btree ("updated_at","id","publish_state");--> statement-breakpoint
CREATE INDEX "fitting_changed_idx" ON "fitting" USING btree ("updated_at","id","publish_state");--> statement-breakpoint
CREATE INDEX "used_car_changed_idx" ON "used_car" USING btree ("updated_at","id","publish_state");