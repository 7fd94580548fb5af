DROP INDEX "enquiry_created_idx";--> statement-breakpoint
DROP INDEX "enquiry_status_idx";--> statement-breakpoint
DROP INDEX "enquiry_owner_idx";--> statement-breakpoint
CREATE INDEX "enquiry_country_idx" ON "enquiry" USING btree ("country_id","created_at","id");--> statement-breakpoint
CREATE INDEX "enquiry_origin_idx" ON "enquiry" USING btree ("origin","created_at","id");--> statement-breakpoint
CREATE INDEX "enquiry_name_idx" ON "enquiry" USING btree (lower(name),"id");--> statement-breakpoint
CREATE INDEX "enquiry_country_name_idx" ON "enquiry" USING btree (lower(country_name),"id");--> statement-breakpoint
CREATE INDEX "enquiry_first_answered_idx" ON "enquiry" USING btree ("first_response_at","id");--> statement-breakpoint
CREATE INDEX "enquiry_last_answered_idx" ON "enquiry" USING btree ("first_response_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "enquiry_locale_idx" ON "enquiry" USING btree ("locale","created_at","id");--> statement-breakpoint
CREATE INDEX "enquiry_quarantined_idx" ON "enquiry" USING btree ("created_at","id") WHERE is_quarantined;--> statement-breakpoint
CREATE INDEX "enquiry_find_idx" ON "enquiry" USING gin ((lower(reference || ' ' || name || ' ' || mail || ' ' || coalesce(mobile_e164, '') || ' ' || coalesce(whatsapp_e164, '') || ' ' || regexp_replace(mobile, '[^0-9]', '', 'g'))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "enquiry_created_idx" ON "enquiry" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "enquiry_status_idx" ON "enquiry" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "enquiry_owner_idx" ON "enquiry" USING btree ("owner_id","created_at","id");