CREATE TABLE "answer_template" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "answer_template_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answer_template_kind_check" CHECK (kind in ('message','snippet'))
);
--> statement-breakpoint
CREATE TABLE "answer_template_text" (
	"template_id" bigint NOT NULL,
	"locale" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "answer_template_text_template_id_locale_pk" PRIMARY KEY("template_id","locale")
);
--> statement-breakpoint
ALTER TABLE "answer_template_text" ADD CONSTRAINT "answer_template_text_template_id_answer_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."answer_template"("id") ON DELETE cascade ON UPDATE no action;