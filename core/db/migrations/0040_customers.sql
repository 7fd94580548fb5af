CREATE TABLE "customer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"main_id" bigint,
	"name" text NOT NULL,
	"folded_name" text NOT NULL,
	"company" text,
	"country_id" bigint,
	"country_name" text NOT NULL,
	"locale" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_main_check" CHECK (main_id <> id)
);
--> statement-breakpoint
CREATE TABLE "customer_contact" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_contact_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_contact_kind_check" CHECK (kind in ('mail','number'))
);
--> statement-breakpoint
CREATE TABLE "customer_hint" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_hint_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"first_id" bigint NOT NULL,
	"second_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"dismissed_at" timestamp with time zone,
	"dismissed_by" bigint,
	CONSTRAINT "customer_hint_order_check" CHECK (first_id < second_id),
	CONSTRAINT "customer_hint_reason_check" CHECK (reason in ('number','name'))
);
--> statement-breakpoint
CREATE TABLE "customer_merge" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_merge_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kept_id" bigint NOT NULL,
	"gone_id" bigint NOT NULL,
	"follower_ids" bigint[] NOT NULL,
	"reason" text NOT NULL,
	"staff_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" bigint,
	CONSTRAINT "customer_merge_reason_check" CHECK (reason in ('number','name','staff'))
);
--> statement-breakpoint
CREATE TABLE "customer_text" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_text_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"thing" text NOT NULL,
	"thing_id" bigint NOT NULL,
	"search_text" text NOT NULL,
	CONSTRAINT "customer_text_thing_check" CHECK (thing in ('enquiry','dealer','member','intent'))
);
--> statement-breakpoint
ALTER TABLE "dealer_application" ADD COLUMN "customer_id" bigint;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "customer_id" bigint;--> statement-breakpoint
ALTER TABLE "intent" ADD COLUMN "customer_id" bigint;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "customer_id" bigint;--> statement-breakpoint
ALTER TABLE "import_rule" ADD COLUMN "noted_en" text;--> statement-breakpoint
ALTER TABLE "import_rule" ADD COLUMN "notes" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_main_id_customer_id_fk" FOREIGN KEY ("main_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_contact" ADD CONSTRAINT "customer_contact_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_hint" ADD CONSTRAINT "customer_hint_first_id_customer_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_hint" ADD CONSTRAINT "customer_hint_second_id_customer_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_hint" ADD CONSTRAINT "customer_hint_dismissed_by_staff_id_fk" FOREIGN KEY ("dismissed_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_merge" ADD CONSTRAINT "customer_merge_kept_id_customer_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_merge" ADD CONSTRAINT "customer_merge_gone_id_customer_id_fk" FOREIGN KEY ("gone_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_merge" ADD CONSTRAINT "customer_merge_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_merge" ADD CONSTRAINT "customer_merge_undone_by_staff_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_text" ADD CONSTRAINT "customer_text_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_list_idx" ON "customer" USING btree ("last_at","id") WHERE main_id is null;--> statement-breakpoint
CREATE INDEX "customer_main_idx" ON "customer" USING btree ("main_id");--> statement-breakpoint
CREATE INDEX "customer_name_idx" ON "customer" USING btree ("folded_name","country_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_contact_key" ON "customer_contact" USING btree ("kind","value");--> statement-breakpoint
CREATE INDEX "customer_contact_customer_idx" ON "customer_contact" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_contact_part_idx" ON "customer_contact" USING gin (value gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "customer_hint_key" ON "customer_hint" USING btree ("first_id","second_id");--> statement-breakpoint
CREATE INDEX "customer_hint_second_idx" ON "customer_hint" USING btree ("second_id");--> statement-breakpoint
CREATE INDEX "customer_merge_kept_idx" ON "customer_merge" USING btree ("kept_id");--> statement-breakpoint
CREATE INDEX "customer_merge_gone_idx" ON "customer_merge" USING btree ("gone_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_text_key" ON "customer_text" USING btree ("thing","thing_id");--> statement-breakpoint
CREATE INDEX "customer_text_customer_idx" ON "customer_text" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_text_trgm_idx" ON "customer_text" USING gin (search_text gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "dealer_application" ADD CONSTRAINT "dealer_application_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intent" ADD CONSTRAINT "intent_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dealer_application_customer_idx" ON "dealer_application" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "dealer_application_unlinked_idx" ON "dealer_application" USING btree ("id") WHERE customer_id is null and not is_quarantined;--> statement-breakpoint
CREATE INDEX "enquiry_customer_idx" ON "enquiry" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "enquiry_unlinked_idx" ON "enquiry" USING btree ("id") WHERE customer_id is null and not is_quarantined;--> statement-breakpoint
CREATE INDEX "intent_customer_idx" ON "intent" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "intent_unlinked_idx" ON "intent" USING btree ("id") WHERE customer_id is null and (mail is not null or mobile is not null);--> statement-breakpoint
CREATE INDEX "member_customer_idx" ON "member" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "member_unlinked_idx" ON "member" USING btree ("id") WHERE customer_id is null and mail_verified_at is not null;