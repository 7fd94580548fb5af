CREATE TABLE "currency" (
	"code" text PRIMARY KEY NOT NULL,
	"symbol" text NOT NULL,
	"minor_units" integer NOT NULL,
	"usd_rate" numeric(10, 4) NOT NULL,
	"as_of" date NOT NULL,
	"source" text,
	"countries" text[] DEFAULT '{}' NOT NULL,
	"locales" text[] DEFAULT '{}' NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	CONSTRAINT "currency_rate_check" CHECK ("currency"."usd_rate" > 0)
);
--> statement-breakpoint
CREATE TABLE "duty_rule" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "duty_rule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"position" integer NOT NULL,
	"country_iso2" text NOT NULL,
	"is_estimated" boolean NOT NULL,
	"step" integer NOT NULL,
	"component" text,
	"local_name" text,
	"base" text,
	"base_components" text[] DEFAULT '{}' NOT NULL,
	"uplift_percent" numeric(8, 4) NOT NULL,
	"threshold_usd" integer NOT NULL,
	"rate_percent" numeric(8, 4) NOT NULL,
	"amount_usd" numeric(10, 4) NOT NULL,
	"cc_over" integer NOT NULL,
	"min_usd" integer,
	"max_usd" integer,
	"min_per_cc_usd" numeric(10, 4),
	"energy_types" text[] DEFAULT '{}' NOT NULL,
	"condition" text,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"engine_cc_min" integer,
	"engine_cc_max" integer,
	"power_kw_min" integer,
	"power_kw_max" integer,
	"age_years_min" integer,
	"age_years_max" integer,
	"value_usd_min" integer,
	"value_usd_max" integer,
	"brand_signs" text[] DEFAULT '{}' NOT NULL,
	"age_basis" text NOT NULL,
	"note_en" text,
	"confidence" text NOT NULL,
	"as_of" text NOT NULL,
	"source" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	CONSTRAINT "duty_rule_component_check" CHECK ("duty_rule"."is_estimated" = ("duty_rule"."component" is not null and "duty_rule"."base" is not null))
);
--> statement-breakpoint
CREATE TABLE "freight_rate" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "freight_rate_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"rate_id" text NOT NULL,
	"mode" text NOT NULL,
	"loading_port" text NOT NULL,
	"destination_port" text NOT NULL,
	"destination_country_iso2" text NOT NULL,
	"rate_per_m3" numeric(10, 4),
	"min_charge" integer,
	"cost_per_container" integer,
	"cars_s" integer,
	"cars_m" integer,
	"cars_l" integer,
	"ev_surcharge" integer NOT NULL,
	"fuel_percent" numeric(8, 4) NOT NULL,
	"war_risk" integer NOT NULL,
	"docs_fee" integer NOT NULL,
	"destination_charge" integer NOT NULL,
	"transit_days_min" integer NOT NULL,
	"transit_days_max" integer NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"source_note" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	CONSTRAINT "freight_rate_mode_check" CHECK (mode in ('roro','container','rail')),
	CONSTRAINT "freight_rate_validity_check" CHECK ("freight_rate"."valid_from" <= "freight_rate"."valid_to"),
	CONSTRAINT "freight_rate_figures_check" CHECK (case when "freight_rate"."mode" = 'roro' then "freight_rate"."rate_per_m3" is not null else num_nonnulls("freight_rate"."cost_per_container", "freight_rate"."cars_s", "freight_rate"."cars_m", "freight_rate"."cars_l") = 4 end)
);
--> statement-breakpoint
CREATE TABLE "model_size" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "model_size_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"brand_sign" text NOT NULL,
	"model_name" text NOT NULL,
	"energy_type" text NOT NULL,
	"displacement_cc" integer,
	"body_type" text NOT NULL,
	"length_mm" integer NOT NULL,
	"width_mm" integer NOT NULL,
	"height_mm" integer NOT NULL,
	"power_kw" integer NOT NULL,
	"seats" integer NOT NULL,
	"source" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	CONSTRAINT "model_size_key" UNIQUE NULLS NOT DISTINCT("brand_sign","model_name","energy_type","displacement_cc")
);
--> statement-breakpoint
CREATE TABLE "shipping_charge" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipping_charge_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"row_id" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"country_iso2" text,
	"code" text NOT NULL,
	"name_en" text NOT NULL,
	"applies_to" text NOT NULL,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"energy_types" text[] DEFAULT '{}' NOT NULL,
	"rate_percent" numeric(8, 4),
	"fee_usd" integer,
	"fee_percent_fob" numeric(8, 4),
	"min_usd" integer,
	"max_usd" integer,
	"is_required" boolean NOT NULL,
	"payable_at" text NOT NULL,
	"note_en" text,
	"confidence" text NOT NULL,
	"as_of" text NOT NULL,
	"source" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	CONSTRAINT "shipping_charge_kind_check" CHECK (kind in ('insurance','inspection'))
);
--> statement-breakpoint
CREATE TABLE "transit_route" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transit_route_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"country_iso2" text NOT NULL,
	"entry_port" text NOT NULL,
	"entry_country_iso2" text NOT NULL,
	"mode" text NOT NULL,
	"inland_light_usd" integer NOT NULL,
	"inland_heavy_usd" integer NOT NULL,
	"is_in_customs_value" boolean NOT NULL,
	"days_min" integer NOT NULL,
	"days_max" integer NOT NULL,
	"note_en" text,
	"confidence" text NOT NULL,
	"as_of" text NOT NULL,
	"source" text,
	"is_sample" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX "duty_rule_country_idx" ON "duty_rule" USING btree ("country_iso2","step","position");--> statement-breakpoint
CREATE UNIQUE INDEX "freight_rate_rate_id_key" ON "freight_rate" USING btree ("rate_id");--> statement-breakpoint
CREATE INDEX "freight_rate_way_idx" ON "freight_rate" USING btree ("destination_country_iso2","destination_port");--> statement-breakpoint
CREATE UNIQUE INDEX "shipping_charge_row_id_key" ON "shipping_charge" USING btree ("row_id");--> statement-breakpoint
CREATE INDEX "shipping_charge_country_idx" ON "shipping_charge" USING btree ("country_iso2");--> statement-breakpoint
CREATE UNIQUE INDEX "transit_route_way_key" ON "transit_route" USING btree ("country_iso2","entry_port","entry_country_iso2");