CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"page_id" uuid NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "page_views_day_page_id_visitor_pk" PRIMARY KEY("day","page_id","visitor")
);
