ALTER TABLE "alert" DROP CONSTRAINT "alert_kind_check";--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "alert" ADD CONSTRAINT "alert_kind_check" CHECK (kind in ('car','used','both','part','any','things'));