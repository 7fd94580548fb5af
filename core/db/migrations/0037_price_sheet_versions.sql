CREATE TABLE "price_sheet_version" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_sheet_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sheet" text NOT NULL,
	"file_name" text NOT NULL,
	"content" text NOT NULL,
	"rows" integer NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"staff_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_sheet_version_sheet_check" CHECK (sheet in ('freight','charges','duties','transit','sizes','currencies'))
);
--> statement-breakpoint
ALTER TABLE "price_sheet_version" ADD CONSTRAINT "price_sheet_version_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_sheet_version_sheet_idx" ON "price_sheet_version" USING btree ("sheet","id" DESC NULLS LAST);