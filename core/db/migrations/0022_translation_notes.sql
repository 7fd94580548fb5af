CREATE TABLE "glossary_term" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "glossary_term_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"term" text NOT NULL,
	"spellings" text[] DEFAULT '{}' NOT NULL,
	"meaning" text DEFAULT '' NOT NULL,
	"words" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting_translation" (
	"setting_key" text NOT NULL,
	"locale" text NOT NULL,
	"source_hash" text,
	"is_unread" boolean DEFAULT false NOT NULL,
	CONSTRAINT "setting_translation_setting_key_locale_pk" PRIMARY KEY("setting_key","locale")
);
--> statement-breakpoint
ALTER TABLE "web_link_translation" ADD COLUMN "source_hash" text;--> statement-breakpoint
ALTER TABLE "web_link_translation" ADD COLUMN "is_unread" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "setting_translation" ADD CONSTRAINT "setting_translation_setting_key_setting_key_fk" FOREIGN KEY ("setting_key") REFERENCES "public"."setting"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "glossary_term_key" ON "glossary_term" USING btree ("term");