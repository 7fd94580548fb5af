CREATE TABLE "web_link" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "web_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"group_key" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "web_link_translation" (
	"web_link_id" bigint NOT NULL,
	"locale" text NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "web_link_translation_web_link_id_locale_pk" PRIMARY KEY("web_link_id","locale")
);
--> statement-breakpoint
ALTER TABLE "web_link_translation" ADD CONSTRAINT "web_link_translation_web_link_id_web_link_id_fk" FOREIGN KEY ("web_link_id") REFERENCES "public"."web_link"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "web_link_url_key" ON "web_link" USING btree ("url");