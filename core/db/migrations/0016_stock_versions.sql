CREATE TABLE "change_batch" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "change_batch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"staff_id" bigint,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" bigint,
	CONSTRAINT "change_batch_kind_check" CHECK (kind in ('price','state','import'))
);
--> statement-breakpoint
ALTER TABLE "brand" DROP CONSTRAINT "brand_publish_state_check";--> statement-breakpoint
ALTER TABLE "car" DROP CONSTRAINT "car_publish_state_check";--> statement-breakpoint
ALTER TABLE "fitting" DROP CONSTRAINT "fitting_publish_state_check";--> statement-breakpoint
ALTER TABLE "used_car" DROP CONSTRAINT "used_car_publish_state_check";--> statement-breakpoint
ALTER TABLE "activity_translation" DROP CONSTRAINT "activity_translation_publish_state_check";--> statement-breakpoint
ALTER TABLE "article_translation" DROP CONSTRAINT "article_translation_publish_state_check";--> statement-breakpoint
ALTER TABLE "download_translation" DROP CONSTRAINT "download_translation_publish_state_check";--> statement-breakpoint
ALTER TABLE "faq_translation" DROP CONSTRAINT "faq_translation_publish_state_check";--> statement-breakpoint
ALTER TABLE "brand_translation" DROP CONSTRAINT "brand_translation_publish_state_check";--> statement-breakpoint
ALTER TABLE "car_translation" DROP CONSTRAINT "car_translation_publish_state_check";--> statement-breakpoint
ALTER TABLE "fitting_translation" DROP CONSTRAINT "fitting_translation_publish_state_check";--> statement-breakpoint
ALTER TABLE "used_car_translation" DROP CONSTRAINT "used_car_translation_publish_state_check";--> statement-breakpoint
DROP INDEX "revision_subject_idx";--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "withdraw_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "car" ADD COLUMN "price_valid_until" date;--> statement-breakpoint
ALTER TABLE "car" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "car" ADD COLUMN "withdraw_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "car" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "car_price" ADD COLUMN "valid_until" date;--> statement-breakpoint
ALTER TABLE "fitting" ADD COLUMN "price_valid_until" date;--> statement-breakpoint
ALTER TABLE "fitting" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "fitting" ADD COLUMN "withdraw_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "fitting" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "used_car" ADD COLUMN "price_valid_until" date;--> statement-breakpoint
ALTER TABLE "used_car" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "used_car" ADD COLUMN "withdraw_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "used_car" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_translation" ADD COLUMN "withdraw_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "activity_translation" ADD COLUMN "source_hash" text;--> statement-breakpoint
ALTER TABLE "activity_translation" ADD COLUMN "is_unread" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "article_translation" ADD COLUMN "withdraw_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "article_translation" ADD COLUMN "source_hash" text;--> statement-breakpoint
ALTER TABLE "article_translation" ADD COLUMN "is_unread" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "download" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "download_translation" ADD COLUMN "withdraw_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "download_translation" ADD COLUMN "source_hash" text;--> statement-breakpoint
ALTER TABLE "download_translation" ADD COLUMN "is_unread" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "faq" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "faq_translation" ADD COLUMN "withdraw_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "faq_translation" ADD COLUMN "source_hash" text;--> statement-breakpoint
ALTER TABLE "faq_translation" ADD COLUMN "is_unread" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "redirect" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "web_link" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "revision" ADD COLUMN "batch_id" bigint;--> statement-breakpoint
ALTER TABLE "revision" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "revision" ADD COLUMN "after" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_translation" ADD COLUMN "withdraw_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "brand_translation" ADD COLUMN "source_hash" text;--> statement-breakpoint
ALTER TABLE "brand_translation" ADD COLUMN "is_unread" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "car_translation" ADD COLUMN "withdraw_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "car_translation" ADD COLUMN "source_hash" text;--> statement-breakpoint
ALTER TABLE "car_translation" ADD COLUMN "is_unread" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "fitting_translation" ADD COLUMN "withdraw_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "fitting_translation" ADD COLUMN "source_hash" text;--> statement-breakpoint
ALTER TABLE "fitting_translation" ADD COLUMN "is_unread" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "used_car_translation" ADD COLUMN "withdraw_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "used_car_translation" ADD COLUMN "source_hash" text;--> statement-breakpoint
ALTER TABLE "used_car_translation" ADD COLUMN "is_unread" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "change_batch" ADD CONSTRAINT "change_batch_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_batch" ADD CONSTRAINT "change_batch_undone_by_staff_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "change_batch_created_idx" ON "change_batch" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "revision" ADD CONSTRAINT "revision_batch_id_change_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."change_batch"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "revision_batch_idx" ON "revision" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "revision_subject_idx" ON "revision" USING btree ("subject_kind","subject_id","id");--> statement-breakpoint
ALTER TABLE "revision" DROP COLUMN "locale";--> statement-breakpoint
ALTER TABLE "revision" DROP COLUMN "data";--> statement-breakpoint
ALTER TABLE "brand" ADD CONSTRAINT "brand_publish_state_check" CHECK (publish_state in ('draft','published','hidden','archived'));--> statement-breakpoint
ALTER TABLE "car" ADD CONSTRAINT "car_publish_state_check" CHECK (publish_state in ('draft','published','hidden','archived'));--> statement-breakpoint
ALTER TABLE "fitting" ADD CONSTRAINT "fitting_publish_state_check" CHECK (publish_state in ('draft','published','hidden','archived'));--> statement-breakpoint
ALTER TABLE "used_car" ADD CONSTRAINT "used_car_publish_state_check" CHECK (publish_state in ('draft','published','hidden','archived'));--> statement-breakpoint
ALTER TABLE "activity_translation" ADD CONSTRAINT "activity_translation_publish_state_check" CHECK (publish_state in ('draft','published','hidden','archived'));--> statement-breakpoint
ALTER TABLE "article_translation" ADD CONSTRAINT "article_translation_publish_state_check" CHECK (publish_state in ('draft','published','hidden','archived'));--> statement-breakpoint
ALTER TABLE "download_translation" ADD CONSTRAINT "download_translation_publish_state_check" CHECK (publish_state in ('draft','published','hidden','archived'));--> statement-breakpoint
ALTER TABLE "faq_translation" ADD CONSTRAINT "faq_translation_publish_state_check" CHECK (publish_state in ('draft','published','hidden','archived'));--> statement-breakpoint
ALTER TABLE "brand_translation" ADD CONSTRAINT "brand_translation_publish_state_check" CHECK (publish_state in ('draft','published','hidden','archived'));--> statement-breakpoint
ALTER TABLE "car_translation" ADD CONSTRAINT "car_translation_publish_state_check" CHECK (publish_state in ('draft','published','hidden','archived'));--> statement-breakpoint
ALTER TABLE "fitting_translation" ADD CONSTRAINT "fitting_translation_publish_state_check" CHECK (publish_state in ('draft','published','hidden','archived'));--> statement-breakpoint
ALTER TABLE "used_car_translation" ADD CONSTRAINT "used_car_translation_publish_state_check" CHECK (publish_state in ('draft','published','hidden','archived'));