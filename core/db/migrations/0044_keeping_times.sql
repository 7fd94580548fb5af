CREATE TABLE "keeping_time" (
	"kind" text PRIMARY KEY NOT NULL,
	"months" integer,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"asked_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	"erased_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "keeping_time_kind_check" CHECK (kind in ('quarantine','customer','buyer','intent','mail')),
	CONSTRAINT "keeping_time_months_check" CHECK (months between 1 and 240),
	CONSTRAINT "keeping_time_automatic_check" CHECK (not "keeping_time"."is_automatic" or "keeping_time"."months" is not null)
);
