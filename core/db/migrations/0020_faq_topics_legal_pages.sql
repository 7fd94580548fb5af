CREATE TABLE "legal_page" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "legal_page_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sign" text NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_page_sign_check" CHECK (sign in ('legalNotice','privacy','terms'))
);
--> statement-breakpoint
CREATE TABLE "legal_page_translation" (
	"legal_page_id" bigint NOT NULL,
	"locale" text NOT NULL,
	"body" text NOT NULL,
	"publish_state" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp with time zone,
	"withdraw_at" timestamp with time zone,
	"source_hash" text,
	"is_unread" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_page_translation_legal_page_id_locale_pk" PRIMARY KEY("legal_page_id","locale"),
	CONSTRAINT "legal_page_translation_publish_state_check" CHECK (publish_state in ('draft','published','hidden','archived'))
);
--> statement-breakpoint
DROP INDEX "faq_topic_idx";--> statement-breakpoint
ALTER TABLE "faq" ADD COLUMN "topics" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "legal_page_translation" ADD CONSTRAINT "legal_page_translation_legal_page_id_legal_page_id_fk" FOREIGN KEY ("legal_page_id") REFERENCES "public"."legal_page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "legal_page_sign_key" ON "legal_page" USING btree ("sign");--> statement-breakpoint
CREATE INDEX "faq_car_idx" ON "faq" USING btree ("car_id");--> statement-breakpoint
UPDATE "faq" SET "topics" = '{car}' WHERE "topic" = 'car' AND "car_id" IS NULL;--> statement-breakpoint
UPDATE "faq_translation" SET "published_at" = "updated_at" WHERE "publish_state" = 'published' AND "published_at" IS NULL;--> statement-breakpoint
ALTER TABLE "faq" DROP COLUMN "topic";--> statement-breakpoint
ALTER TABLE "faq" ADD CONSTRAINT "faq_topics_check" CHECK (topics <@ array['car','car_electric','car_plug_in','car_other','truck','bus','electric_truck','used','used_electric','used_other','fitting','purchase','service','club','dealer']::text[]);