CREATE TABLE "staff_notice" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"staff_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"enquiry_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "staff_notice_kind_check" CHECK (kind in ('enquiry_new','enquiry_yours','reply_due_soon','reply_overdue','buyer_wrote','quotation_answered'))
);
--> statement-breakpoint
CREATE TABLE "staff_push_subscription" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_push_subscription_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"staff_id" bigint NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_ok_at" timestamp with time zone,
	"failed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "staff_notice" ADD CONSTRAINT "staff_notice_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notice" ADD CONSTRAINT "staff_notice_enquiry_id_enquiry_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_push_subscription" ADD CONSTRAINT "staff_push_subscription_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_notice_staff_idx" ON "staff_notice" USING btree ("staff_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "staff_notice_unseen_idx" ON "staff_notice" USING btree ("staff_id") WHERE seen_at is null;--> statement-breakpoint
CREATE INDEX "staff_notice_enquiry_idx" ON "staff_notice" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "staff_notice_created_idx" ON "staff_notice" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_push_subscription_endpoint_key" ON "staff_push_subscription" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "staff_push_subscription_staff_idx" ON "staff_push_subscription" USING btree ("staff_id");