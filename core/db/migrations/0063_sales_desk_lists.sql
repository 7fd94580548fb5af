CREATE INDEX "enquiry_brand_idx" ON "enquiry" USING btree ("brand_name","created_at","id") WHERE brand_name is not null;--> statement-breakpoint
CREATE INDEX "enquiry_model_idx" ON "enquiry" USING btree ((coalesce(brand_name, '') || chr(31) || car_model_name),"created_at","id") WHERE car_model_name is not null;--> statement-breakpoint
CREATE INDEX "enquiry_attribution_source_idx" ON "enquiry_attribution" USING btree ((coalesce(
    nullif(lower(utm_source), ''),
    case when coalesce(gclid, wbraid, gbraid) is not null then 'google' when fbclid is not null then 'facebook' end,
    nullif(regexp_replace(lower(substring(referrer from '^https?://([^/:?#]+)')), '^www\.', ''), ''))),"enquiry_id") WHERE touch = 'last';--> statement-breakpoint
CREATE INDEX "enquiry_attribution_campaign_idx" ON "enquiry_attribution" USING btree ("utm_campaign","enquiry_id") WHERE touch = 'last' and utm_campaign is not null;--> statement-breakpoint
CREATE INDEX "message_dismissed_idx" ON "message" USING btree ("dismissed_at","id") WHERE enquiry_id is null and dismissed_at is not null;