CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
CREATE TABLE "brand" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brand_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"brand_sign" text NOT NULL,
	"brand_name" text NOT NULL,
	"brand_name_zh" text,
	"type" smallint NOT NULL,
	"is_hot" boolean DEFAULT false NOT NULL,
	"founded_year" integer,
	"country_of_origin" text,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"publish_state" text DEFAULT 'published' NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"content_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brand_type_check" CHECK ("brand"."type" in (1, 2)),
	CONSTRAINT "brand_publish_state_check" CHECK (publish_state in ('draft','published','archived'))
);
--> statement-breakpoint
CREATE TABLE "car" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "car_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"model_sign" text NOT NULL,
	"brand_id" bigint NOT NULL,
	"model_name" text NOT NULL,
	"trim" text,
	"model_year" integer,
	"auto_type" text,
	"body_type" text NOT NULL,
	"energy_type" text NOT NULL,
	"displacement_cc" integer,
	"power_kw" integer,
	"torque_nm" integer,
	"transmission" text,
	"drive_type" text,
	"axle_config" text,
	"seats" integer,
	"doors" integer,
	"length_mm" integer,
	"width_mm" integer,
	"height_mm" integer,
	"wheelbase_mm" integer,
	"curb_weight_kg" integer,
	"payload_kg" integer,
	"gvw_kg" integer,
	"battery_kwh" double precision,
	"battery_type" text,
	"range_km" integer,
	"range_cycle" text,
	"charge_port" text,
	"fuel_consumption_l_100km" double precision,
	"top_speed_kmh" integer,
	"emission_standard" text,
	"steering" text,
	"fob_price_usd_cents" bigint,
	"moq" integer DEFAULT 1 NOT NULL,
	"is_hot" boolean DEFAULT false NOT NULL,
	"is_off_road" boolean DEFAULT false NOT NULL,
	"is_sports" boolean DEFAULT false NOT NULL,
	"relevance" integer DEFAULT 0 NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"publish_state" text DEFAULT 'published' NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"content_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "car_auto_type_check" CHECK (auto_type in ('mini','sedan','suv','mpv','lcv')),
	CONSTRAINT "car_energy_type_check" CHECK (energy_type in ('ICE','MHEV','HEV','PHEV','EREV','BEV','FCEV','CNG','LPG')),
	CONSTRAINT "car_range_cycle_check" CHECK (range_cycle in ('CLTC','NEDC','WLTP','EPA')),
	CONSTRAINT "car_steering_check" CHECK (steering in ('left','right','both')),
	CONSTRAINT "car_price_check" CHECK ("car"."fob_price_usd_cents" > 0),
	CONSTRAINT "car_publish_state_check" CHECK (publish_state in ('draft','published','archived'))
);
--> statement-breakpoint
CREATE TABLE "car_price" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "car_price_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"car_id" bigint NOT NULL,
	"fob_price_usd_cents" bigint,
	"valid_from" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fitting" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fitting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"oem_numbers" text[] DEFAULT '{}' NOT NULL,
	"hs_code" text,
	"unit" text DEFAULT 'piece' NOT NULL,
	"moq" integer DEFAULT 1 NOT NULL,
	"fob_price_usd_cents" bigint,
	"weight_kg" double precision,
	"volume_cbm" double precision,
	"material" text,
	"warranty_months" integer,
	"search_text" text DEFAULT '' NOT NULL,
	"publish_state" text DEFAULT 'published' NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"content_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fitting_price_check" CHECK ("fitting"."fob_price_usd_cents" > 0),
	CONSTRAINT "fitting_publish_state_check" CHECK (publish_state in ('draft','published','archived'))
);
--> statement-breakpoint
CREATE TABLE "fitting_fit" (
	"fitting_id" bigint NOT NULL,
	"pattern" text NOT NULL,
	CONSTRAINT "fitting_fit_fitting_id_pattern_pk" PRIMARY KEY("fitting_id","pattern")
);
--> statement-breakpoint
CREATE TABLE "used_car" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "used_car_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"stock_ref" text NOT NULL,
	"brand_id" bigint NOT NULL,
	"car_id" bigint,
	"model_name" text NOT NULL,
	"trim" text,
	"model_year" integer,
	"first_registration_date" date,
	"manufacture_date" date,
	"mileage_km" integer,
	"colour_exterior" text,
	"colour_interior" text,
	"steering" text,
	"energy_type" text NOT NULL,
	"displacement_cc" integer,
	"transmission" text,
	"drive_type" text,
	"emission_standard" text,
	"vin" text,
	"previous_use" text,
	"owners" integer,
	"keys" integer,
	"inspection_body" text,
	"inspection_date" date,
	"is_accident_free" boolean,
	"battery_soh_pct" integer,
	"defects" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"port_of_loading" text,
	"fob_price_usd_cents" bigint,
	"status" text DEFAULT 'available' NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"publish_state" text DEFAULT 'published' NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"content_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "used_car_status_check" CHECK (status in ('available','reserved','sold')),
	CONSTRAINT "used_car_energy_type_check" CHECK (energy_type in ('ICE','MHEV','HEV','PHEV','EREV','BEV','FCEV','CNG','LPG')),
	CONSTRAINT "used_car_steering_check" CHECK (steering in ('left','right','both')),
	CONSTRAINT "used_car_price_check" CHECK ("used_car"."fob_price_usd_cents" > 0),
	CONSTRAINT "used_car_publish_state_check" CHECK (publish_state in ('draft','published','archived'))
);
--> statement-breakpoint
CREATE TABLE "activity" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"country_iso2" text,
	"place" text,
	"cover_media_id" bigint,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_translation" (
	"activity_id" bigint NOT NULL,
	"locale" text NOT NULL,
	"slug" text,
	"title" text NOT NULL,
	"summary" text,
	"body" text,
	"publish_state" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "activity_translation_activity_id_locale_pk" PRIMARY KEY("activity_id","locale"),
	CONSTRAINT "activity_translation_publish_state_check" CHECK (publish_state in ('draft','published','archived'))
);
--> statement-breakpoint
CREATE TABLE "article" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"category" text,
	"is_top" boolean DEFAULT false NOT NULL,
	"cover_media_id" bigint,
	"list_filter" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_translation" (
	"article_id" bigint NOT NULL,
	"locale" text NOT NULL,
	"slug" text,
	"title" text NOT NULL,
	"summary" text,
	"body" text,
	"publish_state" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_translation_article_id_locale_pk" PRIMARY KEY("article_id","locale"),
	CONSTRAINT "article_translation_publish_state_check" CHECK (publish_state in ('draft','published','archived'))
);
--> statement-breakpoint
CREATE TABLE "download" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "download_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"file_name" text NOT NULL,
	"category" text,
	"media_id" bigint NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "download_translation" (
	"download_id" bigint NOT NULL,
	"locale" text NOT NULL,
	"slug" text,
	"title" text NOT NULL,
	"summary" text,
	"body" text,
	"publish_state" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "download_translation_download_id_locale_pk" PRIMARY KEY("download_id","locale"),
	CONSTRAINT "download_translation_publish_state_check" CHECK (publish_state in ('draft','published','archived'))
);
--> statement-breakpoint
CREATE TABLE "faq" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faq_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"topic" text NOT NULL,
	"car_id" bigint,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq_translation" (
	"faq_id" bigint NOT NULL,
	"locale" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"publish_state" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "faq_translation_faq_id_locale_pk" PRIMARY KEY("faq_id","locale"),
	CONSTRAINT "faq_translation_publish_state_check" CHECK (publish_state in ('draft','published','archived'))
);
--> statement-breakpoint
CREATE TABLE "menu_column" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "menu_column_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"column_key" text NOT NULL,
	"url" text NOT NULL,
	"is_hot" boolean DEFAULT false NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redirect" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "redirect_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"target" text,
	"status" integer DEFAULT 301 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirect_status_check" CHECK ("redirect"."status" in (301, 302, 308, 410))
);
--> statement-breakpoint
CREATE TABLE "dealer_application" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dealer_application_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"company" text NOT NULL,
	"name" text NOT NULL,
	"mail" text NOT NULL,
	"mobile" text NOT NULL,
	"whatsapp" text,
	"country_id" bigint,
	"country_name" text NOT NULL,
	"remark" text,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"locale" text NOT NULL,
	"stage" text DEFAULT 'submitted' NOT NULL,
	"owner_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dealer_application_stage_check" CHECK (stage in ('submitted','in_review','materials_requested','negotiation','approved','rejected','withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "dealer_application_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dealer_application_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dealer_application_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"staff_id" bigint,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"name" text NOT NULL,
	"mail" text NOT NULL,
	"mobile" text NOT NULL,
	"mobile_e164" text,
	"whatsapp" text,
	"whatsapp_e164" text,
	"country_id" bigint,
	"country_name" text NOT NULL,
	"remark" text NOT NULL,
	"source" text NOT NULL,
	"origin" text NOT NULL,
	"origin_id" text,
	"locale" text NOT NULL,
	"brand_sign" text,
	"brand_name" text,
	"car_model_sign" text,
	"car_model_name" text,
	"car_id" bigint,
	"used_car_id" bigint,
	"fitting_id" bigint,
	"member_id" bigint,
	"status" text DEFAULT 'new' NOT NULL,
	"owner_id" bigint,
	"is_quarantined" boolean DEFAULT false NOT NULL,
	"spam_score" integer DEFAULT 0 NOT NULL,
	"spam_reasons" text[] DEFAULT '{}' NOT NULL,
	"first_response_at" timestamp with time zone,
	"raw_payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiry_status_check" CHECK (status in ('new','contacted','qualified','quoted','won','lost','spam'))
);
--> statement-breakpoint
CREATE TABLE "enquiry_attribution" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiry_attribution_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enquiry_id" bigint NOT NULL,
	"touch" text NOT NULL,
	"utm_source" text,
	"utm_medium" text,
	"utm_campaign" text,
	"utm_term" text,
	"utm_content" text,
	"gclid" text,
	"wbraid" text,
	"gbraid" text,
	"fbclid" text,
	"referrer" text,
	"landing_page" text,
	"locale" text,
	"device" text,
	"touched_at" timestamp with time zone,
	CONSTRAINT "enquiry_attribution_touch_check" CHECK ("enquiry_attribution"."touch" in ('first', 'last'))
);
--> statement-breakpoint
CREATE TABLE "enquiry_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiry_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enquiry_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"staff_id" bigint,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiry_event_kind_check" CHECK (kind in ('received','acknowledged','notified','status_changed','owner_changed','note_added','handed_to_whatsapp','mail_failed','merged','repeated'))
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "idempotency_key_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"payload_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "intent" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "intent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text,
	"mobile" text,
	"mail" text,
	"brand_sign" text,
	"brand_name" text,
	"car_model_sign" text,
	"car_model_name" text,
	"car_id" bigint,
	"source" text,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_delivery" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_delivery_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enquiry_id" bigint,
	"kind" text NOT NULL,
	"message_id" text NOT NULL,
	"status" text NOT NULL,
	"error" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mail_delivery_status_check" CHECK ("mail_delivery"."status" in ('pending', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "brand_media" (
	"brand_id" bigint NOT NULL,
	"media_id" bigint NOT NULL,
	"tab" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "brand_media_brand_id_media_id_pk" PRIMARY KEY("brand_id","media_id"),
	CONSTRAINT "brand_media_tab_check" CHECK (tab in ('video','exterior','interior','document'))
);
--> statement-breakpoint
CREATE TABLE "car_media" (
	"car_id" bigint NOT NULL,
	"media_id" bigint NOT NULL,
	"tab" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "car_media_car_id_media_id_pk" PRIMARY KEY("car_id","media_id"),
	CONSTRAINT "car_media_tab_check" CHECK (tab in ('video','exterior','interior','document'))
);
--> statement-breakpoint
CREATE TABLE "fitting_media" (
	"fitting_id" bigint NOT NULL,
	"media_id" bigint NOT NULL,
	"tab" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "fitting_media_fitting_id_media_id_pk" PRIMARY KEY("fitting_id","media_id"),
	CONSTRAINT "fitting_media_tab_check" CHECK (tab in ('video','exterior','interior','document'))
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"storage_key" text NOT NULL,
	"sha256" text NOT NULL,
	"content_type" text NOT NULL,
	"byte_size" bigint NOT NULL,
	"width_px" integer,
	"height_px" integer,
	"duration_ms" integer,
	"colour" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_kind_check" CHECK (kind in ('image','video','drawing'))
);
--> statement-breakpoint
CREATE TABLE "media_text" (
	"media_id" bigint NOT NULL,
	"locale" text NOT NULL,
	"alt" text NOT NULL,
	CONSTRAINT "media_text_media_id_locale_pk" PRIMARY KEY("media_id","locale")
);
--> statement-breakpoint
CREATE TABLE "media_variant" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_variant_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"media_id" bigint NOT NULL,
	"format" text NOT NULL,
	"width_px" integer NOT NULL,
	"height_px" integer NOT NULL,
	"byte_size" bigint NOT NULL,
	"storage_key" text NOT NULL,
	CONSTRAINT "media_variant_format_check" CHECK (format in ('avif','webp','jpeg','png','mp4','svg'))
);
--> statement-breakpoint
CREATE TABLE "used_car_media" (
	"used_car_id" bigint NOT NULL,
	"media_id" bigint NOT NULL,
	"tab" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "used_car_media_used_car_id_media_id_pk" PRIMARY KEY("used_car_id","media_id"),
	CONSTRAINT "used_car_media_tab_check" CHECK (tab in ('video','exterior','interior','document'))
);
--> statement-breakpoint
CREATE TABLE "member" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mail" text NOT NULL,
	"name" text NOT NULL,
	"mobile" text,
	"mobile_e164" text,
	"whatsapp" text,
	"country_id" bigint,
	"password_hash" text NOT NULL,
	"level_id" bigint,
	"locale" text NOT NULL,
	"mail_verified_at" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_favorite" (
	"member_id" bigint NOT NULL,
	"model_sign" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_favorite_member_id_model_sign_pk" PRIMARY KEY("member_id","model_sign")
);
--> statement-breakpoint
CREATE TABLE "member_level" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_level_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"level_key" text NOT NULL,
	"rank" integer NOT NULL,
	"name" jsonb NOT NULL,
	"terms" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_token" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_token_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"member_id" bigint,
	"token_hash" "bytea" NOT NULL,
	"payload" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "member_token_kind_check" CHECK (kind in ('member_session','handover','password_reset','mail_change','enquiry_status'))
);
--> statement-breakpoint
CREATE TABLE "voucher" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voucher_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"level_id" bigint,
	"member_id" bigint,
	"amount_usd_cents" bigint,
	"percent" integer,
	"valid_from" timestamp with time zone DEFAULT now() NOT NULL,
	"valid_until" timestamp with time zone,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voucher_value_check" CHECK (num_nonnulls(amount_usd_cents, percent) = 1)
);
--> statement-breakpoint
CREATE TABLE "country" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "country_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"iso2" text NOT NULL,
	"calling_code" text,
	"is_published" boolean DEFAULT true NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "country_name" (
	"country_id" bigint NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"sort_rank" integer DEFAULT 0 NOT NULL,
	"search_text" text NOT NULL,
	CONSTRAINT "country_name_country_id_locale_pk" PRIMARY KEY("country_id","locale")
);
--> statement-breakpoint
CREATE TABLE "import_rule" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_rule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"country_iso2" text NOT NULL,
	"max_age_years" integer,
	"steering_allowed" text,
	"min_emission_standard" text,
	"fuel_restrictions" text[] DEFAULT '{}' NOT NULL,
	"is_inspection_required" boolean,
	"note_en" text,
	"confidence" text NOT NULL,
	"as_of_year" integer,
	"checked_on" date,
	"is_sample" boolean DEFAULT false NOT NULL,
	"content_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_rule_confidence_check" CHECK (confidence in ('high','medium','low'))
);
--> statement-breakpoint
CREATE TABLE "port" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "port_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"port_name" text NOT NULL,
	"country_iso2" text NOT NULL,
	"un_locode" text,
	"region" text,
	"latitude" double precision,
	"longitude" double precision,
	"has_roro" boolean,
	"has_container" boolean,
	"is_sample" boolean DEFAULT false NOT NULL,
	"content_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_kind" text NOT NULL,
	"staff_id" bigint,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"request_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_attempt" (
	"bucket" text PRIMARY KEY NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_failure_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revision" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "revision_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"locale" text,
	"staff_id" bigint,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "role" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "role_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"role_key" text NOT NULL,
	"permissions" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mail" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"totp_secret" "bytea",
	"totp_confirmed_at" timestamp with time zone,
	"totp_last_step" bigint,
	"locale" text DEFAULT 'en' NOT NULL,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_role" (
	"staff_id" bigint NOT NULL,
	"role_id" bigint NOT NULL,
	CONSTRAINT "staff_role_staff_id_role_id_pk" PRIMARY KEY("staff_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "staff_session" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"staff_id" bigint NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"stage" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_setup" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_setup_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "brand_translation" (
	"brand_id" bigint NOT NULL,
	"locale" text NOT NULL,
	"slug" text,
	"title" text,
	"summary" text,
	"body" text,
	"publish_state" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brand_translation_brand_id_locale_pk" PRIMARY KEY("brand_id","locale"),
	CONSTRAINT "brand_translation_publish_state_check" CHECK (publish_state in ('draft','published','archived'))
);
--> statement-breakpoint
CREATE TABLE "car_translation" (
	"car_id" bigint NOT NULL,
	"locale" text NOT NULL,
	"slug" text,
	"title" text,
	"summary" text,
	"body" text,
	"publish_state" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "car_translation_car_id_locale_pk" PRIMARY KEY("car_id","locale"),
	CONSTRAINT "car_translation_publish_state_check" CHECK (publish_state in ('draft','published','archived'))
);
--> statement-breakpoint
CREATE TABLE "fitting_translation" (
	"fitting_id" bigint NOT NULL,
	"locale" text NOT NULL,
	"slug" text,
	"title" text,
	"summary" text,
	"body" text,
	"publish_state" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fitting_translation_fitting_id_locale_pk" PRIMARY KEY("fitting_id","locale"),
	CONSTRAINT "fitting_translation_publish_state_check" CHECK (publish_state in ('draft','published','archived'))
);
--> statement-breakpoint
CREATE TABLE "used_car_translation" (
	"used_car_id" bigint NOT NULL,
	"locale" text NOT NULL,
	"slug" text,
	"title" text,
	"summary" text,
	"body" text,
	"publish_state" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "used_car_translation_used_car_id_locale_pk" PRIMARY KEY("used_car_id","locale"),
	CONSTRAINT "used_car_translation_publish_state_check" CHECK (publish_state in ('draft','published','archived'))
);
--> statement-breakpoint
ALTER TABLE "car" ADD CONSTRAINT "car_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_price" ADD CONSTRAINT "car_price_car_id_car_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."car"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fitting_fit" ADD CONSTRAINT "fitting_fit_fitting_id_fitting_id_fk" FOREIGN KEY ("fitting_id") REFERENCES "public"."fitting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_car" ADD CONSTRAINT "used_car_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_car" ADD CONSTRAINT "used_car_car_id_car_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."car"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_cover_media_id_media_id_fk" FOREIGN KEY ("cover_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_translation" ADD CONSTRAINT "activity_translation_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_cover_media_id_media_id_fk" FOREIGN KEY ("cover_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_translation" ADD CONSTRAINT "article_translation_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download" ADD CONSTRAINT "download_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_translation" ADD CONSTRAINT "download_translation_download_id_download_id_fk" FOREIGN KEY ("download_id") REFERENCES "public"."download"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq" ADD CONSTRAINT "faq_car_id_car_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."car"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_translation" ADD CONSTRAINT "faq_translation_faq_id_faq_id_fk" FOREIGN KEY ("faq_id") REFERENCES "public"."faq"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dealer_application" ADD CONSTRAINT "dealer_application_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dealer_application" ADD CONSTRAINT "dealer_application_owner_id_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dealer_application_event" ADD CONSTRAINT "dealer_application_event_dealer_application_id_dealer_application_id_fk" FOREIGN KEY ("dealer_application_id") REFERENCES "public"."dealer_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dealer_application_event" ADD CONSTRAINT "dealer_application_event_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_car_id_car_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."car"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_used_car_id_used_car_id_fk" FOREIGN KEY ("used_car_id") REFERENCES "public"."used_car"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_fitting_id_fitting_id_fk" FOREIGN KEY ("fitting_id") REFERENCES "public"."fitting"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_owner_id_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_attribution" ADD CONSTRAINT "enquiry_attribution_enquiry_id_enquiry_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_event" ADD CONSTRAINT "enquiry_event_enquiry_id_enquiry_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_event" ADD CONSTRAINT "enquiry_event_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intent" ADD CONSTRAINT "intent_car_id_car_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."car"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_delivery" ADD CONSTRAINT "mail_delivery_enquiry_id_enquiry_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_media" ADD CONSTRAINT "brand_media_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_media" ADD CONSTRAINT "brand_media_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_media" ADD CONSTRAINT "car_media_car_id_car_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."car"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_media" ADD CONSTRAINT "car_media_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fitting_media" ADD CONSTRAINT "fitting_media_fitting_id_fitting_id_fk" FOREIGN KEY ("fitting_id") REFERENCES "public"."fitting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fitting_media" ADD CONSTRAINT "fitting_media_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_text" ADD CONSTRAINT "media_text_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_variant" ADD CONSTRAINT "media_variant_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_car_media" ADD CONSTRAINT "used_car_media_used_car_id_used_car_id_fk" FOREIGN KEY ("used_car_id") REFERENCES "public"."used_car"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_car_media" ADD CONSTRAINT "used_car_media_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_level_id_member_level_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."member_level"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_favorite" ADD CONSTRAINT "member_favorite_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_token" ADD CONSTRAINT "member_token_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_level_id_member_level_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."member_level"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "country_name" ADD CONSTRAINT "country_name_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revision" ADD CONSTRAINT "revision_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_role" ADD CONSTRAINT "staff_role_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_role" ADD CONSTRAINT "staff_role_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_translation" ADD CONSTRAINT "brand_translation_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_translation" ADD CONSTRAINT "car_translation_car_id_car_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."car"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fitting_translation" ADD CONSTRAINT "fitting_translation_fitting_id_fitting_id_fk" FOREIGN KEY ("fitting_id") REFERENCES "public"."fitting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_car_translation" ADD CONSTRAINT "used_car_translation_used_car_id_used_car_id_fk" FOREIGN KEY ("used_car_id") REFERENCES "public"."used_car"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "brand_sign_key" ON "brand" USING btree ("brand_sign");--> statement-breakpoint
CREATE UNIQUE INDEX "car_model_sign_key" ON "car" USING btree ("model_sign");--> statement-breakpoint
CREATE INDEX "car_default_order_idx" ON "car" USING btree ("relevance" DESC NULLS LAST,"id") WHERE publish_state = 'published';--> statement-breakpoint
CREATE INDEX "car_price_idx" ON "car" USING btree ("fob_price_usd_cents","id") WHERE publish_state = 'published';--> statement-breakpoint
CREATE INDEX "car_brand_idx" ON "car" USING btree ("brand_id","relevance" DESC NULLS LAST,"id") WHERE publish_state = 'published';--> statement-breakpoint
CREATE INDEX "car_auto_type_idx" ON "car" USING btree ("auto_type","relevance" DESC NULLS LAST,"id") WHERE publish_state = 'published';--> statement-breakpoint
CREATE INDEX "car_energy_idx" ON "car" USING btree ("energy_type","relevance" DESC NULLS LAST,"id") WHERE publish_state = 'published';--> statement-breakpoint
CREATE INDEX "car_search_trgm_idx" ON "car" USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "car_search_words_idx" ON "car" USING gin (to_tsvector('simple', search_text));--> statement-breakpoint
CREATE INDEX "car_price_car_idx" ON "car_price" USING btree ("car_id","valid_from");--> statement-breakpoint
CREATE UNIQUE INDEX "fitting_sku_key" ON "fitting" USING btree ("sku");--> statement-breakpoint
CREATE INDEX "fitting_category_idx" ON "fitting" USING btree ("category","id");--> statement-breakpoint
CREATE INDEX "fitting_search_trgm_idx" ON "fitting" USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "used_car_stock_ref_key" ON "used_car" USING btree ("stock_ref");--> statement-breakpoint
CREATE INDEX "used_car_brand_idx" ON "used_car" USING btree ("brand_id","id");--> statement-breakpoint
CREATE INDEX "used_car_price_idx" ON "used_car" USING btree ("fob_price_usd_cents","id");--> statement-breakpoint
CREATE INDEX "used_car_search_trgm_idx" ON "used_car" USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "activity_translation_slug_key" ON "activity_translation" USING btree ("locale","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "article_translation_slug_key" ON "article_translation" USING btree ("locale","slug");--> statement-breakpoint
CREATE INDEX "faq_topic_idx" ON "faq" USING btree ("topic","sort_order");--> statement-breakpoint
CREATE UNIQUE INDEX "menu_column_key" ON "menu_column" USING btree ("column_key");--> statement-breakpoint
CREATE UNIQUE INDEX "redirect_source_key" ON "redirect" USING btree ("source");--> statement-breakpoint
CREATE UNIQUE INDEX "dealer_application_reference_key" ON "dealer_application" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "dealer_application_event_order_idx" ON "dealer_application_event" USING btree ("dealer_application_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_reference_key" ON "enquiry" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "enquiry_created_idx" ON "enquiry" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "enquiry_status_idx" ON "enquiry" USING btree ("status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "enquiry_owner_idx" ON "enquiry" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "enquiry_mail_idx" ON "enquiry" USING btree (lower(mail));--> statement-breakpoint
CREATE INDEX "enquiry_mobile_idx" ON "enquiry" USING btree ("mobile_e164");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_attribution_key" ON "enquiry_attribution" USING btree ("enquiry_id","touch");--> statement-breakpoint
CREATE INDEX "enquiry_event_order_idx" ON "enquiry_event" USING btree ("enquiry_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "idempotency_key_key" ON "idempotency_key" USING btree ("scope","key");--> statement-breakpoint
CREATE INDEX "idempotency_key_expiry_idx" ON "idempotency_key" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "intent_created_idx" ON "intent" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "mail_delivery_message_key" ON "mail_delivery" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "car_media_order_idx" ON "car_media" USING btree ("car_id","tab","position");--> statement-breakpoint
CREATE UNIQUE INDEX "media_sha256_key" ON "media" USING btree ("sha256");--> statement-breakpoint
CREATE UNIQUE INDEX "media_variant_key" ON "media_variant" USING btree ("media_id","format","width_px");--> statement-breakpoint
CREATE UNIQUE INDEX "member_mail_key" ON "member" USING btree (lower(mail));--> statement-breakpoint
CREATE UNIQUE INDEX "member_level_key" ON "member_level" USING btree ("level_key");--> statement-breakpoint
CREATE UNIQUE INDEX "member_level_rank_key" ON "member_level" USING btree ("rank");--> statement-breakpoint
CREATE UNIQUE INDEX "member_token_hash_key" ON "member_token" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "member_token_expiry_idx" ON "member_token" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_code_key" ON "voucher" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "country_iso2_key" ON "country" USING btree ("iso2");--> statement-breakpoint
CREATE INDEX "country_name_order_idx" ON "country_name" USING btree ("locale","sort_rank");--> statement-breakpoint
CREATE UNIQUE INDEX "import_rule_country_key" ON "import_rule" USING btree ("country_iso2");--> statement-breakpoint
CREATE UNIQUE INDEX "port_name_country_key" ON "port" USING btree ("port_name","country_iso2");--> statement-breakpoint
CREATE INDEX "audit_log_created_idx" ON "audit_log" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_subject_idx" ON "audit_log" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "revision_subject_idx" ON "revision" USING btree ("subject_kind","subject_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "role_key" ON "role" USING btree ("role_key");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_mail_key" ON "staff" USING btree (lower(mail));--> statement-breakpoint
CREATE UNIQUE INDEX "staff_session_token_key" ON "staff_session" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "brand_translation_slug_key" ON "brand_translation" USING btree ("locale","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "car_translation_slug_key" ON "car_translation" USING btree ("locale","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "fitting_translation_slug_key" ON "fitting_translation" USING btree ("locale","slug");--> statement-breakpoint
CREATE INDEX "fitting_translation_locale_idx" ON "fitting_translation" USING btree ("locale");--> statement-breakpoint
CREATE UNIQUE INDEX "used_car_translation_slug_key" ON "used_car_translation" USING btree ("locale","slug");